/**
 * Name of a migration that removes something, as `20270301T1200_contrae_desde_20270105T0900_correos`. It names the
 * first migration whose programs no longer need the removed thing. All other migrations only add, so that older
 * programs keep working.
 */
const CONTRACCION = /^\d{8}T\d{4}_contrae_desde_(\d{8}T\d{4})(?:_|$)/;

/** The first migration whose programs no longer need what this one removes; undefined when it only adds. */
export const desdeCuando = (migracion: string): string | undefined => CONTRACCION.exec(migracion)?.[1];

/** A newer program has changed the database in a way that this program cannot work with. */
export class EsquemaDemasiadoNuevo extends Error {
  constructor(readonly migraciones: readonly string[]) {
    super(`the schema is too new: ${migraciones.join(", ")}`);
  }
}

/** The database has migrations from before the first release, and this program has none of them. */
export class EsquemaDeAntes extends Error {
  constructor() {
    super("the schema is older than the first release");
  }
}

/** Migrations that newer programs made and with which this program cannot work. */
export function incompatibles(propias: readonly string[], aplicadas: readonly string[]): string[] {
  const masNueva = propias.toSorted().at(-1) ?? "";
  return aplicadas.filter((migracion) => {
    const desde = desdeCuando(migracion);
    return desde !== undefined && masNueva < desde;
  });
}
