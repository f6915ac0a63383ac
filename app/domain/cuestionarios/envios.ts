import { z } from "zod";
import { CAMPO_OBLIGATORIO } from "../consentimientos/politica";

/** What the buttons of the test's first page ask for. */
export const EMPEZAR = "empezar";
export const DE_NUEVO = "de-nuevo";
export const GUARDAR = "guardar";
export const BORRAR = "borrar";

/** The test is begun, or kept in an account, with the consent where it was not given yet. */
const envioDelTest = z.object({
  intencion: z.enum([EMPEZAR, DE_NUEVO, GUARDAR, BORRAR], "Elige qué quieres hacer"),
  versionDeDatos: z.string().max(40).optional(),
  aceptaDatosDelTest: z.string().max(5).optional(),
});

/** Where a box is shown, it has to be ticked. */
export const envioConCasilla = envioDelTest.refine(
  ({ intencion, versionDeDatos, aceptaDatosDelTest }) =>
    intencion === BORRAR || versionDeDatos === undefined || aceptaDatosDelTest === "1",
  { path: ["aceptaDatosDelTest"], message: CAMPO_OBLIGATORIO },
);

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

/** The order of some options by the place that each was given; where two have the same, it is none. */
export function ordenPorPuestos(ids: readonly string[], puestoDe: (id: string) => number): readonly string[] {
  const puestos = ids.map(puestoDe);
  if (new Set(puestos).size < ids.length) return [];
  return [...ids].sort((una, otra) => puestoDe(una) - puestoDe(otra));
}

/** The same order with one of them a place higher, or lower. */
export function mover(orden: readonly string[], id: string, cuanto: -1 | 1): readonly string[] {
  const de = orden.indexOf(id);
  const a = de + cuanto;
  if (de < 0 || a < 0 || a >= orden.length) return orden;
  return orden.map((una, indice) => (indice === de ? orden[a]! : indice === a ? id : una));
}
