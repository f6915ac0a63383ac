import { sql } from "kysely";
import type { Db } from "../../server/platform/database/client";

interface Columna {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
}

interface Tabla {
  columnas: Columna[];
  /**
   * Definition of a table as SQLite stores it. An added column stands after the others; any other change rewrites the
   * whole text.
   */
  texto: string;
  /** Columns of each unique index of the table. */
  unicos: string[][];
}

export type Esquema = Record<string, Tabla>;

export async function esquemaDe(db: Db): Promise<Esquema> {
  const { rows: tablas } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(db);
  const esquema: Esquema = {};
  for (const { name, sql: texto } of tablas) {
    const { rows: columnas } = await sql<Columna>`select * from pragma_table_info(${name})`.execute(db);
    const { rows: indices } = await sql<{ name: string }>`
      select name from pragma_index_list(${name}) where "unique" = 1 and origin = 'c'`.execute(db);
    const unicos: string[][] = [];
    for (const indice of indices) {
      const { rows } = await sql<{ name: string | null }>`
        select name from pragma_index_info(${indice.name})`.execute(db);
      unicos.push(rows.map((columna) => columna.name ?? "(expression)"));
    }
    esquema[name] = { columnas, texto, unicos };
  }
  return esquema;
}

/** Finds what a program written for the schema `antes` loses when it runs on the schema `despues`. */
export function buscarPerdidas(antes: Esquema, despues: Esquema): string[] {
  return Object.entries(antes).flatMap(([nombre, vieja]) => {
    const nueva = despues[nombre];
    if (!nueva) return [`${nombre} is gone`];
    const viejas = new Set(vieja.columnas.map(({ name }) => name));
    return [
      ...vieja.columnas
        .filter(({ name }) => !nueva.columnas.some((columna) => columna.name === name))
        .map(({ name }) => `${nombre}.${name} is gone`),
      ...nueva.columnas
        .filter(({ name, notnull, dflt_value }) => !viejas.has(name) && notnull === 1 && dflt_value === null)
        .map(({ name }) => `${nombre}.${name} has to be given`),
      ...nueva.unicos
        .filter((unico) => !vieja.unicos.some((anterior) => anterior.join() === unico.join()))
        .filter((unico) => unico.every((columna) => viejas.has(columna) || columna === "(expression)"))
        .map((unico) => `${nombre} refuses a second row with the same ${unico.join(", ")}`),
      ...(soloGana(vieja.texto, nueva.texto) ? [] : [`${nombre} was written anew`]),
    ];
  });
}

/** True when the new definition of a table is the old one with columns added in one place. */
function soloGana(antes: string, despues: string): boolean {
  let iguales = 0;
  while (iguales < antes.length && antes[iguales] === despues[iguales]) iguales += 1;
  const resto = antes.slice(iguales);
  const puesto = despues.slice(iguales, despues.length - resto.length);
  return antes === despues || (despues.endsWith(resto) && /^\s*,|,\s*$/.test(puesto));
}
