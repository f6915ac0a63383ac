import { done, refuse, type Result } from "../shared/result";
import {
  preguntasDe,
  preguntasDeCondicion,
  type Condicion,
  type Formulario,
  type Pregunta,
} from "./formulario";
import { leerRespuesta, type Elegido, type RechazoDeRespuesta } from "./respuesta";

/** The answer to one question. One that is not complete was begun: an order that is still being moved about. */
export interface Respuesta {
  codPregunta: string;
  completado: boolean;
  respuesta: readonly Elegido[];
}

/** How far somebody is with a form. Names are those that `/v2` answers with. */
export interface EstadoDeCuestionario {
  idform: string;
  uuidForm: string;
  /** The questions that are asked of them, by their answers so far, in order. */
  preguntas: readonly string[];
  respuestas: readonly Respuesta[];
}

/** What an answer did to the questions that come. */
interface Cambio {
  estado: EstadoDeCuestionario;
  agregadas: readonly string[];
  quitadas: readonly string[];
}

/**
 * The questions to be asked, in order. A condition looks at what was answered before it, and only at questions that
 * are themselves asked: the answer to a hidden one counts for nothing.
 */
function visiblesCon(form: Formulario, respuestas: readonly Respuesta[]): Pregunta[] {
  const dadas = new Map(respuestas.map((una) => [una.codPregunta, una]));
  const visibles = new Map<string, Pregunta>();
  for (const pregunta of preguntasDe(form)) {
    const seCumple = (pregunta.si ?? []).every((condicion) =>
      preguntasDeCondicion(condicion).some((cod) =>
        cumple(condicion, visibles.has(cod) ? dadas.get(cod) : undefined),
      ),
    );
    if (seCumple) visibles.set(pregunta.cod, pregunta);
  }
  return [...visibles.values()];
}

/** Whether an answer is one of those that a condition asks for; false without an answer. */
function cumple({ es, desde, hasta }: Condicion, dada: Respuesta | undefined): boolean {
  if (!dada?.completado || dada.respuesta.length === 0) return false;
  if (es && !dada.respuesta.some(({ idRespuesta }) => es.includes(idRespuesta))) return false;
  if (desde === undefined && hasta === undefined) return true;
  const numero = Number(dada.respuesta[0]!.texto);
  return numero >= (desde ?? -Infinity) && numero <= (hasta ?? Infinity);
}

/** With these answers: what is asked, and only the answers to that, in its order. */
function armar(form: Formulario, uuidForm: string, respuestas: readonly Respuesta[]): EstadoDeCuestionario {
  const preguntas = visiblesCon(form, respuestas).map(({ cod }) => cod);
  return {
    idform: form.idform,
    uuidForm,
    preguntas,
    respuestas: preguntas.flatMap((cod) => respuestas.find((una) => una.codPregunta === cod) ?? []),
  };
}

/** Started: nothing answered yet. */
export const empezar = (form: Formulario, uuidForm: string): EstadoDeCuestionario =>
  armar(form, uuidForm, []);

/** As it was kept; what does not belong to the form any more is left out. */
export const retomar = (
  form: Formulario,
  uuidForm: string,
  respuestas: readonly Respuesta[],
): EstadoDeCuestionario => armar(form, uuidForm, respuestas);

/** Cleaned: the same form, with nothing answered. */
export const limpiar = (form: Formulario, { uuidForm }: EstadoDeCuestionario): EstadoDeCuestionario =>
  empezar(form, uuidForm);

export interface PorResponder {
  codPregunta: string;
  respuesta: readonly Partial<Elegido>[];
  /** False while it is being made: an order that somebody moves step by step. */
  completado?: boolean | undefined;
}

/** One more answer, or another one: questions come and go with it, and the answers of those that went go too. */
export function responder(
  form: Formulario,
  antes: EstadoDeCuestionario,
  { codPregunta, respuesta, completado = true }: PorResponder,
): Result<Cambio, RechazoDeRespuesta> {
  const pregunta = preguntaDe(form, antes, codPregunta);
  if (!pregunta) return refuse("pregunta-no-esta");
  const leida = leerRespuesta(pregunta, respuesta);
  if (!leida.ok) return leida;
  const nueva: Respuesta = { codPregunta, completado, respuesta: leida.value };
  const estado = armar(form, antes.uuidForm, [
    ...antes.respuestas.filter((una) => una.codPregunta !== codPregunta),
    nueva,
  ]);
  return done({
    estado,
    agregadas: estado.preguntas.filter((cod) => !antes.preguntas.includes(cod)),
    quitadas: antes.preguntas.filter((cod) => !estado.preguntas.includes(cod)),
  });
}

/** One of those that are asked; null for all others. */
export function preguntaDe(
  form: Formulario,
  { preguntas }: Pick<EstadoDeCuestionario, "preguntas">,
  cod: string,
): Pregunta | null {
  return preguntas.includes(cod) ? (preguntasDe(form).find((una) => una.cod === cod) ?? null) : null;
}

export const respuestaA = ({ respuestas }: EstadoDeCuestionario, cod: string): Respuesta | null =>
  respuestas.find(({ codPregunta }) => codPregunta === cod) ?? null;

const estaHecha = (estado: EstadoDeCuestionario, cod: string) => respuestaA(estado, cod)?.completado === true;

export const anterior = ({ preguntas }: EstadoDeCuestionario, cod: string): string | null =>
  preguntas[preguntas.indexOf(cod) - 1] ?? null;

export const siguiente = ({ preguntas }: EstadoDeCuestionario, cod: string): string | null =>
  preguntas[preguntas.indexOf(cod) + 1] ?? null;

/** The first that is not answered; null where all are. */
export const porDondeVa = (estado: EstadoDeCuestionario): string | null =>
  estado.preguntas.find((cod) => !estaHecha(estado, cod)) ?? null;

/** Where a question stands among those that are asked now, and how much of them is answered. */
export function progreso(estado: EstadoDeCuestionario, cod: string) {
  const { preguntas } = estado;
  const hechas = preguntas.filter((una) => estaHecha(estado, una)).length;
  return {
    numero: preguntas.indexOf(cod) + 1,
    de: preguntas.length,
    hechas,
    porcentaje: Math.floor((hechas / preguntas.length) * 100),
  };
}
