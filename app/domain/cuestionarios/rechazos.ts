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
  | "otro-cuestionario"
  | "falta-uuid-form"
  | "respuestas-ilegibles"
  | "ya-borrado"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles"
  | "demasiadas-escrituras"
  | "demasiados-comienzos";

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
  "otro-cuestionario": {
    clase: "conflict",
    mensaje: "Esas respuestas no son del test que está abierto ahora. No guardamos nada de eso en él.",
  },
  "falta-uuid-form": {
    clase: "conflict",
    mensaje: "Ya hay uno empezado, o pides terminarlo: di cuál con su uuidForm, que ves al leerlo.",
  },
  "respuestas-ilegibles": {
    clase: "conflict",
    mensaje: "No podemos leer lo que respondiste antes. Puedes borrarlo y empezar de nuevo.",
  },
  "ya-borrado": { clase: "gone", mensaje: "Esas respuestas se borraron. Ya no las tenemos." },
  "texto-anterior": textoAnterior,
  "falta-obligatoria": deConsentimiento["falta-obligatoria"],
  "politicas-no-disponibles": deConsentimiento["politicas-no-disponibles"],
  "demasiadas-escrituras": deConsentimiento["demasiadas-escrituras"],
  "demasiados-comienzos": {
    clase: "too-many",
    mensaje:
      "Hoy ya empezaste muchas veces. Puedes seguir con lo que respondiste, o empezar de nuevo mañana.",
  },
};
