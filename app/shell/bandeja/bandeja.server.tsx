import { renderToStaticMarkup } from "react-dom/server";
import { COOKIE_POR_ENVIAR } from "~/domain/shared/navegacion/bandeja";
import { leerCookie } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import { quienFirma } from "../sesion/sesion.server";
import { Bandeja } from "./Bandeja";
import guion from "./guion?worker&url";

/**
 * Line and script of the outbox (forms that wait to be sent), on pages with such a form and in browsers where a form
 * waits.
 */
export async function bloqueDeBandeja(request: Request, guarda: boolean): Promise<string> {
  if (!guarda && leerCookie(request.headers.get("cookie"), COOKIE_POR_ENVIAR) === null) return "";
  const idPersona = await quienFirma(request).catch(() => null);
  const de = idPersona === null ? "" : services.huella(`bandeja:${idPersona}`);
  return `${renderToStaticMarkup(<Bandeja de={de} />)}<script async type="module" src="${guion}"></script>`;
}
