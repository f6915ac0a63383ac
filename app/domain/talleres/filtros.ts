import { z } from "zod";
import { campoDeLinea } from "../shared/campos";
import { NIVELES, type Taller } from "../contenido/contenido";
import { porTemaPropio } from "../contenido/deUnTema";
import { diaDeSemana, fechaDe } from "../shared/fechas";
import type { FechaEnLista } from "./fechasALaVista";

const texto = campoDeLinea().max(80, "Escribe 80 letras o menos").optional();
const DE_UN_DIA = "Va de 1 (lunes) a 7 (domingo)";

/** Query of the list of workshops. */
export const consultaDeTalleres = z.object({
  tema: texto,
  dia: z.coerce.number(DE_UN_DIA).int(DE_UN_DIA).min(1, DE_UN_DIA).max(7, DE_UN_DIA).optional(),
  nivel: z.enum(NIVELES, "Ese nivel no existe").optional(),
  con: texto,
});

/** Filters in the address of a page; unknown values are ignored. */
export const filtrosDeTalleres = z.object({
  tema: texto.catch(undefined),
  dia: consultaDeTalleres.shape.dia.catch(undefined),
  nivel: consultaDeTalleres.shape.nivel.catch(undefined),
  con: texto.catch(undefined),
});
export type FiltrosDeTalleres = z.output<typeof filtrosDeTalleres>;

export const pasa = ({ taller, fecha }: FechaEnLista, { tema, dia, nivel, con }: FiltrosDeTalleres) =>
  (tema === undefined || taller.temas.includes(tema)) &&
  (dia === undefined || diaDeSemana(fechaDe(fecha.inicio)) === dia) &&
  (nivel === undefined || taller.nivel === nivel) &&
  (con === undefined || taller.anfitrion.uid === con);

/**
 * First workshop with the first of these themes, if possible as its own main theme; without one, first workshop with
 * the second, and so on.
 */
export const primeroDeSusTemas = <T extends { taller: Pick<Taller, "temas"> }>(
  temas: readonly string[],
  enOrden: readonly T[],
): T | undefined =>
  temas
    .map((tema) => porTemaPropio(enOrden, tema, ({ taller }) => taller.temas)[0])
    .find((primero) => primero !== undefined);
