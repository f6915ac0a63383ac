import { useLocation } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import * as css from "./errores.css";

/** The status of a form that somebody else had filled in (see `duenoDeEnvio.server.ts`). */
export const ENVIO_AJENO = 409;

/** Nothing of the form is in it: whoever reads this is not who typed it. */
export function EnvioAjeno() {
  const { pathname, search } = useLocation();
  return (
    <div className={css.error}>
      <Illustration name="servicio-caido" />
      <h1>Este formulario se llenó con otra cuenta</h1>
      <p className={css.texto}>
        Por seguridad no guardamos nada: la cuenta que está abierta ahora no es la de quien lo llenó, o pasó
        más de un día. Si es tuyo, vuelve a llenarlo.
      </p>
      <Button href={pathname + search}>Llenarlo de nuevo</Button>
    </div>
  );
}
