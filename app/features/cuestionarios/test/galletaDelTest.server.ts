import { DIAS_DE_UNA_VISITA } from "~/domain/cuestionarios/visita";
import { makeGalleta } from "~/shell/galleta.server";

/**
 * Which answers a visitor gave: of their health, so whoever takes the browser after them must not come upon them.
 * It goes with the window, and with whoever signs out.
 */
export const galletaDelTest = makeGalleta("test", DIAS_DE_UNA_VISITA * 24 * 60 * 60, { hastaCerrar: true });
