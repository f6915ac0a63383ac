import { sql } from "kysely";
import type { Db } from "../../server/platform/database/client";

/** Words of ours, and not of people: texts, questions and contents as they were published. */
const DE_LA_CASA = new Set(["formularios_fijados", "politicas"]);

/** Each row of each table that holds something of people, as whoever takes the storage away reads it. */
export async function volcar(db: Db): Promise<{ tabla: string; fila: string }[]> {
  const tablas = await db.introspection.getTables();
  const volcadas = await Promise.all(
    tablas
      .filter(({ name, isView }) => !isView && !DE_LA_CASA.has(name))
      .map(async ({ name }) => {
        const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
        return rows.map((fila) => ({ tabla: name, fila: JSON.stringify(fila) }));
      }),
  );
  return volcadas.flat();
}

/** Where each of some words stands; nowhere is what is hoped for. A short number is a whole one: an id may hold “137” by chance. */
export async function dondeSeLee(db: Db, palabras: readonly string[]): Promise<string[]> {
  const filas = await volcar(db);
  return palabras.flatMap((palabra) => {
    const entera = new RegExp(String.raw`(?<![\w.-])${palabra}(?![\w-])`);
    const esta = (fila: string) => (/^\d{1,4}$/.test(palabra) ? entera.test(fila) : fila.includes(palabra));
    return filas.filter(({ fila }) => esta(fila)).map(({ tabla }) => `${palabra}: ${tabla}`);
  });
}
