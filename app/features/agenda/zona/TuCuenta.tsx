import { Card } from "~/components/Card";
import { enlaceSuelto, pila } from "~/styles/layout.css";

/** What this person's plan brings has a page of its own. */
export function TuCuenta() {
  return (
    <Card as="section" aria-labelledby="cuenta" className={pila.media}>
      <h2 id="cuenta">Tu cuenta</h2>
      <a href="/mi-perfil/plan" className={enlaceSuelto}>
        Tu plan incluye…
      </a>
    </Card>
  );
}
