import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_CONSENTIMIENTO, type RechazoDeConsentimiento } from "../../consentimientos/rechazos";
import { RECHAZOS_DE_PRUEBA, type RechazoDePrueba } from "../identidad/prueba";

/** Refusals of the update of data: by its answers or, for a new telephone, by the proof of identity. */
export type RechazoDeActualizacion = RechazoDeConsentimiento | RechazoDePrueba;

export const RECHAZOS_DE_ACTUALIZACION: Rechazos<RechazoDeActualizacion> = {
  ...RECHAZOS_DE_CONSENTIMIENTO,
  ...RECHAZOS_DE_PRUEBA,
  "falta-clave": {
    ...RECHAZOS_DE_PRUEBA["falta-clave"],
    mensaje: "Ese teléfono es otro. Escribe también tu contraseña: así sabemos que eres tú.",
  },
};
