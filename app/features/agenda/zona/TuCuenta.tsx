import { Alert } from "~/components/Alert";
import { MissingPart } from "~/components/MissingPart";
import { Card } from "~/components/Card";
import { enlaceSuelto, pila } from "~/styles/layout.css";

/** The plan that counts, and what it includes. */
export function TuCuenta({ plan }: { plan: { nombre: string | null; nota: string | null } | null }) {
  return (
    <Card as="section" aria-labelledby="cuenta" className={pila.media}>
      <h2 id="cuenta">Tu cuenta</h2>
      {plan ? (
        <p>
          Plan: <strong>{plan.nombre ?? "ninguno por ahora"}</strong>
        </p>
      ) : (
        <MissingPart title="No pudimos cargar tu perfil" />
      )}
      {plan?.nota && <Alert kind="advertencia" title={plan.nota} />}
      <a href="/mi-perfil/plan" className={enlaceSuelto}>
        Tu plan incluye…
      </a>
    </Card>
  );
}
