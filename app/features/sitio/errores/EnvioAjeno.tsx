import { useLocation } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import * as css from "./errores.css";

/**
 * Status 409 (RFC 9110 § 15.5.10) for a form whose page belongs to another person, or is too old (see
 * `duenoDeEnvio.server.ts`).
 */
export const ENVIO_AJENO = 409;
export const TITULO_DE_ENVIO_AJENO = "Esa página ya no se puede enviar";

/** Page for a form that belongs to another person. It shows nothing of the form: its reader may not be its author. */
export function EnvioAjeno() {
  const { pathname, search } = useLocation();
  return (
    <div className={css.error}>
      <Illustration name="servicio-caido" />
      <h1>{TITULO_DE_ENVIO_AJENO}</h1>
      <p className={css.texto}>
        Por seguridad no guardamos nada: la abriste con otra cuenta o sin ella, hace mucho, o antes de borrar
        o terminar lo que llenabas. Si es tuyo, vuelve a llenarlo.
      </p>
      <Button href={pathname + search}>Llenarlo de nuevo</Button>
      <LineaDeCrisis />
    </div>
  );
}
