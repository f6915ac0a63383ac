import { z } from "zod";
import { campoDeTexto, campoExacto } from "../shared/campos";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";

/** Intents of the buttons on the first page of a test. */
export const EMPEZAR = "empezar";
export const DE_NUEVO = "de-nuevo";
export const GUARDAR = "guardar";
export const BORRAR = "borrar";

/**
 * Form that begins a test, or moves it to an account. It has a box for the consent when the person has not given it
 * (Ley 29733, art. 13.6).
 */
export const envioConCasilla = z
  .object({
    intencion: z.enum([EMPEZAR, DE_NUEVO, GUARDAR, BORRAR], "Elige qué quieres hacer"),
    ...camposDeSalud,
  })
  .refine((envio) => envio.intencion === BORRAR || !faltaMarcar(envio), EN_LA_CASILLA);

/** Hidden field of a page that names its questionnaire, signed by us. */
export const CAMPO_DE_CUESTIONARIO = "cuestionario";

/** Intents of the buttons on a question. The buttons that move an option add the id of that option. */
export const SIGUIENTE = "siguiente";
export const ANTERIOR = "anterior";
export const ORDENAR = "ordenar";
export const SUBIR = "subir:";
export const BAJAR = "bajar:";

const CAMPO_DE_PUESTO = "puesto-";
export const campoDePuesto = (id: string) => `${CAMPO_DE_PUESTO}${id}`;

export const envioDePregunta = z.object({
  intencion: campoExacto(80).default(SIGUIENTE),
  respuesta: z.array(campoExacto(60)).max(20).default([]),
  texto: campoDeTexto().max(4000).optional(),
});

/** Intents of the buttons on a survey. */
export const ENVIAR = "enviar";
export const NO_PREGUNTAR = "no-preguntar";

const CAMPO_DE_RESPUESTA = "respuestas.";
export const campoDeRespuesta = (cod: string) => `${CAMPO_DE_RESPUESTA}${cod}`;

/**
 * Order of options by the place that the person gave to each. Options without a place fill the free places as they
 * stand. Empty when no place was given; incomplete when two options share one.
 */
export function ordenPorPuestos(ids: readonly string[], puestoDe: (id: string) => number): readonly string[] {
  const puestas = ids.filter((id) => puestoDe(id) > 0);
  puestas.sort((a, b) => puestoDe(a) - puestoDe(b));
  const distintos = new Set(puestas.map(puestoDe)).size;
  if (puestas.length === 0 || distintos < puestas.length) return puestas.slice(0, distintos);
  const orden = ids.filter((id) => !puestas.includes(id));
  for (const id of puestas) orden.splice(puestoDe(id) - 1, 0, id);
  return orden;
}

/** Message that two options have the same place; null when no two do. */
export function mismoPuesto(
  opciones: readonly { id: string; texto: string }[],
  puestoDe: (id: string) => number,
): string | null {
  const iguales = opciones
    .map(({ id }) => opciones.filter((otra) => puestoDe(id) > 0 && puestoDe(otra.id) === puestoDe(id)))
    .find(({ length }) => length > 1);
  if (!iguales) return null;
  const nombres = new Intl.ListFormat("es").format(iguales.map(({ texto }) => texto));
  return `${nombres} tienen el mismo puesto. Dale a cada opción uno distinto.`;
}

/** Moves one option of a ranking a place up or down. */
export function mover(orden: readonly string[], id: string, cuanto: -1 | 1): readonly string[] {
  const de = orden.indexOf(id);
  const a = de + cuanto;
  if (de < 0 || a < 0 || a >= orden.length) return orden;
  return orden.map((actual, indice) => (indice === de ? orden[a]! : indice === a ? id : actual));
}
