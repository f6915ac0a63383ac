import { DIAS_DE_UNA_VISITA } from "~/domain/cuestionarios/visita";
import { makeGalleta } from "~/shell/galleta.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

/**
 * Which answers a visitor gave: of their health, so whoever takes the browser after them must not come upon them.
 * It goes with the window, and with whoever signs out.
 */
export const galletaDelTest = makeGalleta("test", DIAS_DE_UNA_VISITA * UN_DIA_EN_SEGUNDOS, {
  hastaCerrar: true,
});
