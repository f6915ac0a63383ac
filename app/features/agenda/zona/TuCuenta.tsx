import { Aviso } from "~/components/Aviso";
import { ParteQueFalta } from "~/components/ParteQueFalta";
import { Tarjeta } from "~/components/Tarjeta";
import { enlaceSuelto, pila } from "~/styles/layout.css";

/** The plan that counts, and what it includes. */
export function TuCuenta({ plan }: { plan: { nombre: string | null; nota: string | null } | null }) {
  return (
    <Tarjeta como="section" aria-labelledby="cuenta" className={pila.media}>
      <h2 id="cuenta">Tu cuenta</h2>
      {plan ? (
        <p>
          Plan: <strong>{plan.nombre ?? "ninguno por ahora"}</strong>
        </p>
      ) : (
        <ParteQueFalta titulo="No pudimos cargar tu perfil" />
      )}
      {plan?.nota && <Aviso tipo="advertencia" titulo={plan.nota} />}
      <a href="/mi-perfil/plan" className={enlaceSuelto}>
        Tu plan incluye…
      </a>
    </Tarjeta>
  );
}
