import { done, refuse, type Result } from "../shared/result";
import {
  preguntasDe,
  preguntasDeCondicion,
  type Condicion,
  type Formulario,
  type Pregunta,
} from "./formulario";
import { leerRespuesta, type Elegido, type RechazoDeRespuesta } from "./respuesta";

/** Answer to one question of a form. It is incomplete while the person is still moving the options of a ranking. */
export interface Respuesta {
  codPregunta: string;
  completado: boolean;
  respuesta: readonly Elegido[];
}

/** Progress of a person in a form. Field names are those of `/v2`. */
export interface EstadoDeCuestionario {
  idform: string;
  uuidForm: string;
  /** Codes of the questions that the present answers lead to, in order. */
  preguntas: readonly string[];
  respuestas: readonly Respuesta[];
}

/** Effect of an answer: questions that appear, and questions that go. */
interface Cambio {
  estado: EstadoDeCuestionario;
  agregadas: readonly string[];
  quitadas: readonly string[];
}

/**
 * Questions of a form to ask, in order. A condition looks only at earlier questions that are asked themselves: an
 * answer to a hidden question counts for nothing.
 */
function visiblesCon(form: Formulario, respuestas: readonly Respuesta[]): Pregunta[] {
  const dadas = new Map(respuestas.map((dada) => [dada.codPregunta, dada]));
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

/** True when the answer meets the condition of a question; false without an answer. */
function cumple({ es, desde, hasta }: Condicion, dada: Respuesta | undefined): boolean {
  if (!dada?.completado || dada.respuesta.length === 0) return false;
  if (es && !dada.respuesta.some(({ idRespuesta }) => es.includes(idRespuesta))) return false;
  if (desde === undefined && hasta === undefined) return true;
  const numero = Number(dada.respuesta[0]!.texto);
  return numero >= (desde ?? -Infinity) && numero <= (hasta ?? Infinity);
}

/** State of a form with these answers: the questions that are asked, and only the answers to those, in order. */
function armar(form: Formulario, uuidForm: string, respuestas: readonly Respuesta[]): EstadoDeCuestionario {
  const preguntas = visiblesCon(form, respuestas).map(({ cod }) => cod);
  return {
    idform: form.idform,
    uuidForm,
    preguntas,
    respuestas: preguntas.flatMap(
      (cod) => respuestas.find((candidata) => candidata.codPregunta === cod) ?? [],
    ),
  };
}

/** State of a form that was just begun, without answers. */
export const empezar = (form: Formulario, uuidForm: string): EstadoDeCuestionario =>
  armar(form, uuidForm, []);

/** State of a form from stored answers; answers to questions that the form no longer has are left out. */
export const retomar = (
  form: Formulario,
  uuidForm: string,
  respuestas: readonly Respuesta[],
): EstadoDeCuestionario => armar(form, uuidForm, respuestas);

/** State of a form after all its answers were cleared. */
export const limpiar = (form: Formulario, { uuidForm }: EstadoDeCuestionario): EstadoDeCuestionario =>
  empezar(form, uuidForm);

export interface PorResponder {
  codPregunta: string;
  respuesta: readonly Partial<Elegido>[];
  /** False for a ranking whose options the person is still moving. */
  completado?: boolean | undefined;
}

/**
 * Adds or replaces the answer to one question. Other questions may appear or go; answers to those that go are removed.
 */
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
    ...antes.respuestas.filter((anterior) => anterior.codPregunta !== codPregunta),
    nueva,
  ]);
  return done({
    estado,
    agregadas: estado.preguntas.filter((cod) => !antes.preguntas.includes(cod)),
    quitadas: antes.preguntas.filter((cod) => !estado.preguntas.includes(cod)),
  });
}

/** Finds a question by its code among those that are asked; null for all others. */
export function preguntaDe(
  form: Formulario,
  { preguntas }: Pick<EstadoDeCuestionario, "preguntas">,
  cod: string,
): Pregunta | null {
  return preguntas.includes(cod)
    ? (preguntasDe(form).find((pregunta) => pregunta.cod === cod) ?? null)
    : null;
}

export const respuestaA = ({ respuestas }: EstadoDeCuestionario, cod: string): Respuesta | null =>
  respuestas.find(({ codPregunta }) => codPregunta === cod) ?? null;

const estaHecha = (estado: EstadoDeCuestionario, cod: string) => respuestaA(estado, cod)?.completado === true;

export const anterior = ({ preguntas }: EstadoDeCuestionario, cod: string): string | null =>
  preguntas[preguntas.indexOf(cod) - 1] ?? null;

export const siguiente = ({ preguntas }: EstadoDeCuestionario, cod: string): string | null =>
  preguntas[preguntas.indexOf(cod) + 1] ?? null;

/** First question without an answer; null when all have one. */
export const porDondeVa = (estado: EstadoDeCuestionario): string | null =>
  estado.preguntas.find((cod) => !estaHecha(estado, cod)) ?? null;

/** Position of a question among those asked, and the share of answered ones. */
export function progreso(estado: EstadoDeCuestionario, cod: string) {
  const { preguntas } = estado;
  const respondidas = preguntas.filter((pregunta) => estaHecha(estado, pregunta)).length;
  return {
    numero: preguntas.indexOf(cod) + 1,
    de: preguntas.length,
    hechas: respondidas,
    porcentaje: Math.floor((respondidas / preguntas.length) * 100),
  };
}
