import { RECHAZOS_DE_CONSENTIMIENTO } from "../consentimientos/rechazos";
import type { Rechazos } from "../shared/rechazo";
import { RECHAZOS_DE_RESPUESTA, type RechazoDeRespuesta } from "./respuesta";

export type RechazoDeCuestionario =
  | RechazoDeRespuesta
  | "formulario-no-existe"
  | "sin-empezar"
  | "ya-terminado"
  | "faltan-respuestas"
  | "sin-consentimiento"
  | "ya-tienes-uno"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles"
  | "demasiadas-escrituras";

const { "texto-anterior": textoAnterior, ...deConsentimiento } = RECHAZOS_DE_CONSENTIMIENTO;

export const RECHAZOS_DE_CUESTIONARIO: Rechazos<RechazoDeCuestionario> = {
  ...RECHAZOS_DE_RESPUESTA,
  "formulario-no-existe": { clase: "not-found", mensaje: "No encontramos ese formulario." },
  "sin-empezar": {
    clase: "conflict",
    mensaje: "Todavía no has empezado. Empieza y guardamos cada respuesta.",
  },
  "ya-terminado": {
    clase: "conflict",
    mensaje: "Ese test ya está terminado. Para responder otra vez, empieza uno nuevo.",
  },
  "faltan-respuestas": { clase: "conflict", mensaje: "Falta esta respuesta para ver tus resultados." },
  "sin-consentimiento": {
    clase: "forbidden",
    mensaje: "Retiraste tu consentimiento para usar tus respuestas. Puedes darlo de nuevo o borrarlas.",
  },
  "ya-tienes-uno": {
    clase: "conflict",
    mensaje: "Ya tienes un test a medias en tu cuenta. Termínalo, o empieza de nuevo, y después guarda este.",
  },
  "texto-anterior": textoAnterior,
  "falta-obligatoria": deConsentimiento["falta-obligatoria"],
  "politicas-no-disponibles": deConsentimiento["politicas-no-disponibles"],
  "demasiadas-escrituras": deConsentimiento["demasiadas-escrituras"],
};
