import { VIDA_DE_ACCESO_EN_DIAS } from "~/domain/cuentas/identidad/identidad";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";
import { duenoDeEnvio } from "./duenoDeEnvio.server";
import type { DatosDeRaiz } from "../marco/marca";
import type { LoaderArgs } from "../route";
import { quienFirma } from "../sesion/sesion.server";

/**
 * Hidden field by which the forms of a page name their person, so that what was typed can be recovered after a session
 * ended. It is valid as long as a session can last. Null for a visitor, and on every other page.
 */
export async function selloDePagina({
  request,
  context,
}: Pick<LoaderArgs, "request" | "context">): Promise<DatosDeRaiz["sello"] | null> {
  const { seRecupera, conFormularioAjeno } = context.handleDe?.(new URL(request.url).pathname) ?? {};
  if (!seRecupera && !conFormularioAjeno) return null;
  if ((await quienFirma(request)) === null) return null;
  const vidaEnSegundos = VIDA_DE_ACCESO_EN_DIAS * UN_DIA_EN_SEGUNDOS;
  return { name: duenoDeEnvio.campo, value: await duenoDeEnvio.sellar(request, vidaEnSegundos) };
}
