import { Aviso } from "~/components/Aviso";
import { ParteQueFalta } from "~/components/ParteQueFalta";
import { Tarjeta } from "~/components/Tarjeta";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { enlaceSuelto, pila } from "~/styles/layout.css";

/** The plan that counts, and the way to what belongs to the account. */
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
      <ul>
        <li>
          <a href="/mi-perfil/plan" className={enlaceSuelto}>
            Tu plan incluye…
          </a>
        </li>
        <li>
          <a href={MIS_ESPERAS} className={enlaceSuelto}>
            Tus listas de espera
          </a>
        </li>
        <li>
          <a href="/mi-perfil/sesiones" className={enlaceSuelto}>
            Dispositivos con tu cuenta
          </a>
        </li>
        <li>
          <a href="/mi-zona-privada/comprobantes" className={enlaceSuelto}>
            Tus comprobantes
          </a>
        </li>
      </ul>
    </Tarjeta>
  );
}
