import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_CONSENTIMIENTO, type RechazoDeConsentimiento } from "../../consentimientos/rechazos";
import { RECHAZOS_DE_PRUEBA, type RechazoDePrueba } from "../identidad/prueba";

/** Of the update of data, which takes answers and, for another telephone, a proof of who it is. */
export type RechazoDeActualizacion = RechazoDeConsentimiento | RechazoDePrueba;

export const RECHAZOS_DE_ACTUALIZACION: Rechazos<RechazoDeActualizacion> = {
  ...RECHAZOS_DE_CONSENTIMIENTO,
  ...RECHAZOS_DE_PRUEBA,
  "falta-clave": {
    ...RECHAZOS_DE_PRUEBA["falta-clave"],
    mensaje: "Ese teléfono es otro. Escribe también tu contraseña: así sabemos que eres tú.",
  },
};
