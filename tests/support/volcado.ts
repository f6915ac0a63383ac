import { sql } from "kysely";
import type { Db } from "../../server/platform/database/client";

/** Tables with our own words, and not those of people: published texts, questions and contents. */
const DE_LA_CASA = new Set(["formularios_fijados", "politicas"]);

/** Rows of each table with data of people, as a thief of the database would read them. */
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

/**
 * Places in the database where some words stand; none when the words are encrypted. A short number counts only as a
 * whole one, because an id may hold “137” by chance.
 */
export async function dondeSeLee(db: Db, palabras: readonly string[]): Promise<string[]> {
  const filas = await volcar(db);
  return palabras.flatMap((palabra) => {
    const entera = new RegExp(String.raw`(?<![\w.-])${palabra}(?![\w-])`);
    const contiene = (fila: string) =>
      /^\d{1,4}$/.test(palabra) ? entera.test(fila) : fila.includes(palabra);
    return filas.filter(({ fila }) => contiene(fila)).map(({ tabla }) => `${palabra}: ${tabla}`);
  });
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Values that join a row to others: any id in it, also within another id, and its owner. */
const llavesDe = (fila: string) => [
  ...(fila.match(ID) ?? []),
  ...(fila.match(/"(?:id_persona|huella_de_persona)":(?:\d+|"[^"]+")/g) ?? []),
];

/** Tables that a finder of these words could reach from row to row, by equal ids. */
export async function hastaDondeLleva(db: Db, palabras: readonly string[]): Promise<string[]> {
  let porVer = await volcar(db);
  const alcanzadas: typeof porVer = [];
  const llaves = new Set<string>();
  for (let nuevas = porVer; nuevas.length > 0;) {
    nuevas = porVer.filter(
      ({ fila }) =>
        palabras.some((palabra) => fila.includes(palabra)) ||
        llavesDe(fila).some((llave) => llaves.has(llave)),
    );
    for (const { fila } of nuevas) for (const llave of llavesDe(fila)) llaves.add(llave);
    porVer = porVer.filter((entrada) => !nuevas.includes(entrada));
    alcanzadas.push(...nuevas);
  }
  return [...new Set(alcanzadas.map(({ tabla }) => tabla))].sort();
}
