import { z } from "zod";
import { camposDeSalud, EN_LA_CASILLA, faltaMarcar } from "../consentimientos/casillaDeSalud";

/** What the buttons of the test's first page ask for. */
export const EMPEZAR = "empezar";
export const DE_NUEVO = "de-nuevo";
export const GUARDAR = "guardar";
export const BORRAR = "borrar";

/** The test is begun, or kept in an account, with the consent where it was not given yet. */
export const envioConCasilla = z
  .object({
    intencion: z.enum([EMPEZAR, DE_NUEVO, GUARDAR, BORRAR], "Elige qué quieres hacer"),
    ...camposDeSalud,
  })
  .refine((envio) => envio.intencion === BORRAR || !faltaMarcar(envio), EN_LA_CASILLA);

/** The hidden field that says for which questionnaire a page was made, signed. */
export const CAMPO_DE_CUESTIONARIO = "cuestionario";

/** What the buttons of a question ask for; those that move an option name it. */
export const SIGUIENTE = "siguiente";
export const ANTERIOR = "anterior";
export const ORDENAR = "ordenar";
export const SUBIR = "subir:";
export const BAJAR = "bajar:";

const CAMPO_DE_PUESTO = "puesto-";
export const campoDePuesto = (id: string) => `${CAMPO_DE_PUESTO}${id}`;

export const envioDePregunta = z.object({
  intencion: z.string().max(80).default(SIGUIENTE),
  respuesta: z.array(z.string().max(60)).max(20).default([]),
  texto: z.string().max(4000).optional(),
});

/** What the buttons of a survey ask for. */
export const ENVIAR = "enviar";
export const NO_PREGUNTAR = "no-preguntar";

const CAMPO_DE_RESPUESTA = "respuestas.";
export const campoDeRespuesta = (cod: string) => `${CAMPO_DE_RESPUESTA}${cod}`;

/**
 * The order of some options by the place that each was given; those without one fill the others as they stand. It is
 * none where no place was given, and not a whole one where two have the same.
 */
export function ordenPorPuestos(ids: readonly string[], puestoDe: (id: string) => number): readonly string[] {
  const puestas = ids.filter((id) => puestoDe(id) > 0);
  puestas.sort((una, otra) => puestoDe(una) - puestoDe(otra));
  const distintos = new Set(puestas.map(puestoDe)).size;
  if (puestas.length === 0 || distintos < puestas.length) return puestas.slice(0, distintos);
  const orden = ids.filter((id) => !puestas.includes(id));
  for (const id of puestas) orden.splice(puestoDe(id) - 1, 0, id);
  return orden;
}

/** Which of them have the same place, as it is said to who gave it; null where none have. */
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

/** The same order with one of them a place higher, or lower. */
export function mover(orden: readonly string[], id: string, cuanto: -1 | 1): readonly string[] {
  const de = orden.indexOf(id);
  const a = de + cuanto;
  if (de < 0 || a < 0 || a >= orden.length) return orden;
  return orden.map((una, indice) => (indice === de ? orden[a]! : indice === a ? id : una));
}
