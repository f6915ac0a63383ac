import { RECHAZOS_DE_CONSENTIMIENTO } from "../consentimientos/rechazos";
import type { Rechazos } from "../shared/rechazo";

export type RechazoDeEscaneo =
  | "medida-dudosa"
  | "sin-consentimiento"
  | "escaneo-no-existe"
  | "demasiadas-mediciones"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles";

const deConsentimiento = RECHAZOS_DE_CONSENTIMIENTO;

export const RECHAZOS_DE_ESCANEO: Rechazos<RechazoDeEscaneo> = {
  "medida-dudosa": {
    clase: "invalid",
    mensaje: "Esa medición no es lo bastante clara para guardarla. Mide otra vez.",
  },
  "sin-consentimiento": {
    clase: "forbidden",
    mensaje: "Retiraste tu consentimiento para guardar tus mediciones. Puedes darlo de nuevo o borrarlas.",
  },
  "escaneo-no-existe": { clase: "not-found", mensaje: "No encontramos esa medición." },
  "demasiadas-mediciones": {
    clase: "too-many",
    mensaje:
      "Hoy ya guardaste muchas mediciones. Vuelve a guardar esta mañana, o borra las que no necesites.",
  },
  "texto-anterior": deConsentimiento["texto-anterior"],
  "falta-obligatoria": deConsentimiento["falta-obligatoria"],
  "politicas-no-disponibles": deConsentimiento["politicas-no-disponibles"],
};
