/**
 * Most migrations only add: a program that does not know them goes on. One that takes something away says in its name
 * since which migration programs do without it: `20270301T1200_contrae_desde_20270105T0900_correos`.
 */
const CONTRACCION = /^\d{8}T\d{4}_contrae_desde_(\d{8}T\d{4})(?:_|$)/;

/** Since which migration programs do without what this one takes away; undefined where it only adds. */
export const desdeCuando = (migracion: string): string | undefined => CONTRACCION.exec(migracion)?.[1];

/** The database is ahead of this program by more than it can live with. */
export class EsquemaDemasiadoNuevo extends Error {
  constructor(readonly migraciones: readonly string[]) {
    super(`the schema is too new: ${migraciones.join(", ")}`);
  }
}

/** Of what newer programs have done to the database, what this one cannot live with. */
export function incompatibles(propias: readonly string[], hechas: readonly string[]): string[] {
  const masNueva = propias.toSorted().at(-1) ?? "";
  return hechas.filter((hecha) => {
    const desde = desdeCuando(hecha);
    return desde !== undefined && masNueva < desde;
  });
}
