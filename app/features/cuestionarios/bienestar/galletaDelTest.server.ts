import { DIAS_DE_UNA_VISITA } from "~/domain/cuestionarios/visita";
import { makeGalleta } from "~/shell/sesion/galleta.server";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

/**
 * Cookie with a visitor's answers. They are about health, so the next person at the browser must not find them. It ends
 * with the window, and with signing out.
 */
export const galletaDelTest = makeGalleta("test", DIAS_DE_UNA_VISITA * UN_DIA_EN_SEGUNDOS, {
  hastaCerrar: true,
});
