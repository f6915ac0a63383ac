import { useLocation } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Ilustracion } from "~/components/Ilustracion";
import * as css from "./errores.css";

/** The status of a form that somebody else had filled in (see `duenoDeEnvio.server.ts`). */
export const ENVIO_AJENO = 409;

/** Nothing of the form is in it: whoever reads this is not who typed it. */
export function EnvioAjeno() {
  const { pathname, search } = useLocation();
  return (
    <div className={css.error}>
      <Ilustracion nombre="servicio-caido" />
      <h1>Este formulario se llenó con otra cuenta</h1>
      <p className={css.texto}>
        Por seguridad no guardamos nada: la cuenta que está abierta ahora no es la de quien lo llenó, o pasó
        más de un día. Si es tuyo, vuelve a llenarlo.
      </p>
      <Boton href={pathname + search}>Llenarlo de nuevo</Boton>
    </div>
  );
}
