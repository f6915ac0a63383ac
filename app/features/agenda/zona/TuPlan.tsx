import { Card } from "~/components/Card";
import { enlaceSuelto, pila } from "~/styles/layout.css";

/** Link to the page with the benefits of the person's plan. */
export function TuPlan() {
  return (
    <Card as="section" aria-labelledby="plan" className={pila.media}>
      <h2 id="plan">Tu plan</h2>
      <a href="/mi-perfil/plan" className={enlaceSuelto}>
        Ver qué incluye tu plan
      </a>
    </Card>
  );
}
