import { EN_RECHAZO } from "~/domain/shared/navegacion/bandeja";
import { BLOQUE, leerBloque } from "../marco/bloque";
import type { DatosDeRaiz } from "../marco/marca";
import { sigueIgual, type FormularioEnviado } from "./formulario";

/** Time for the page's own scripts to arrive: the touch that sent the form asked for them too. */
const ESPERA_DE_PAGINA_EN_MS = 3000;
const PAUSA_EN_MS = 50;

/** True while the scripts of this page show answers, or may still do so. */
const puedeMostrar = () => (document.getElementById(BLOQUE)?.dataset.cuando ?? "nunca") !== "nunca";

/**
 * Shows the errors of a refused form in its page, without a second send. False when the page cannot: it has no scripts,
 * or they are late, or the answer brings help lines. True too when the person has changed the form since.
 */
export async function mostrarRechazo(
  html: string,
  enviado: FormularioEnviado,
  cuerpo: string,
): Promise<boolean> {
  const bloque = leerBloque(html);
  const detail = bloque?.actionData;
  const { marco } = (bloque?.loaderData.root ?? {}) as Partial<DatosDeRaiz>;
  // The help lines of an answer about danger stand in the frame, which only a document shows.
  if (!detail || !marco || marco.ayuda) return false;
  const hasta = performance.now() + ESPERA_DE_PAGINA_EN_MS;
  while (puedeMostrar() && performance.now() < hasta) {
    if (!sigueIgual(enviado, cuerpo)) return true;
    if (!window.dispatchEvent(new CustomEvent(EN_RECHAZO, { cancelable: true, detail }))) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSA_EN_MS));
  }
  return false;
}
