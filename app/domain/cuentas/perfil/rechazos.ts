import { MENSAJE_DE_CONSENTIMIENTO, type RechazoDeConsentimiento } from "../../consentimientos/rechazos";
import { MENSAJE_DE_PRUEBA, type RechazoDePrueba } from "../identidad/prueba";

/** Of the update of data, which takes answers and, for another telephone, a proof of who it is. */
export type RechazoDeActualizacion = RechazoDeConsentimiento | RechazoDePrueba;

export const MENSAJE_DE_ACTUALIZACION: Record<RechazoDeActualizacion, string> = {
  ...MENSAJE_DE_CONSENTIMIENTO,
  ...MENSAJE_DE_PRUEBA,
};
