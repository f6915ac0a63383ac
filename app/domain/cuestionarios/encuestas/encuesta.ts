import { RECHAZOS_DE_CONSENTIMIENTO } from "../../consentimientos/rechazos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import type { Respuesta } from "../estado";
import { preguntasDe, type Formulario } from "../formulario";
import type { NombreDeDisparador } from "./repositorio";
import { leerRespuesta, type Elegido, type RechazoDeRespuesta } from "../respuesta";

/** Id of the survey that is asked after a session, a workshop or a route ended. */
export const NPS = "nps";

const TRAS: Record<NombreDeDisparador, string> = {
  sesion: "tuviste una sesión",
  taller: "estuviste en un taller o una clase",
  ruta: "terminaste una ruta",
};

/** Tells a person why they are asked. The text does not name the service for a person who wants discretion. */
export const porqueSePregunta = (disparador: NombreDeDisparador, discreta: boolean): string =>
  `Te preguntamos porque ${discreta ? "hace poco usaste uno de nuestros servicios" : TRAS[disparador]}.`;

export type RechazoDeEncuesta =
  | "encuesta-no-existe"
  | "encuesta-cerrada"
  | "respuestas-con-errores"
  | "ya-respondida"
  | "otras-respuestas"
  | "demasiadas-escrituras";

export const RECHAZOS_DE_ENCUESTA: Rechazos<RechazoDeEncuesta> = {
  "encuesta-no-existe": { clase: "not-found", mensaje: "No encontramos esa encuesta." },
  "encuesta-cerrada": { clase: "gone", mensaje: "Esta encuesta ya cerró. Gracias." },
  "respuestas-con-errores": {
    clase: "invalid",
    mensaje: "Hay respuestas que faltan o que no van con su pregunta.",
  },
  "ya-respondida": { clase: "conflict", mensaje: "Ya tenemos tu respuesta a esta encuesta. Gracias." },
  "otras-respuestas": {
    clase: "reused",
    mensaje: "Ya teníamos otras respuestas de este mismo envío, y son las que quedan. Gracias.",
  },
  "demasiadas-escrituras": RECHAZOS_DE_CONSENTIMIENTO["demasiadas-escrituras"],
};

/** Refusal of a survey whose answer, sent before signing in, is stored already for the person who signed in since. */
export const RECHAZOS_DE_VISITA: Rechazos<"respondida-de-visita"> = {
  "respondida-de-visita": {
    clase: "conflict",
    mensaje:
      "Abriste esta encuesta antes de entrar a tu cuenta. Si lo que respondiste es tuyo, envíalo otra vez.",
  },
};

export interface MalRespondida {
  codPregunta: string;
  rechazo: RechazoDeRespuesta;
}

/** Reads all answers to a survey at once. A survey hides none of its questions, so each is checked by itself. */
export function leerTodas(
  form: Formulario,
  dadas: readonly { codPregunta: string; respuesta: readonly Partial<Elegido>[] }[],
): Result<Respuesta[], "respuestas-con-errores", readonly MalRespondida[]> {
  const respuestas: Respuesta[] = [];
  const malas: MalRespondida[] = [];
  for (const pregunta of preguntasDe(form)) {
    const dada = dadas.find(({ codPregunta }) => codPregunta === pregunta.cod);
    const leida = leerRespuesta(pregunta, dada?.respuesta ?? []);
    if (leida.ok) respuestas.push({ codPregunta: pregunta.cod, completado: true, respuesta: leida.value });
    else malas.push({ codPregunta: pregunta.cod, rechazo: leida.rechazo });
  }
  return malas.length > 0 ? refuse("respuestas-con-errores", malas) : done(respuestas);
}
