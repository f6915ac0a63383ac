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

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** By what a row is joined to others: any id that it holds, also within another one, and whose it is. */
const llavesDe = (fila: string) => [
  ...(fila.match(ID) ?? []),
  ...(fila.match(/"(?:id_persona|huella_de_persona)":(?:\d+|"[^"]+")/g) ?? []),
];

/** Every table that somebody reaches who finds these words, and goes on from row to row by equal keys. */
export async function hastaDondeLleva(db: Db, palabras: readonly string[]): Promise<string[]> {
  let porVer = await volcar(db);
  const alcanzadas: typeof porVer = [];
  const llaves = new Set<string>();
  for (let nuevas = porVer; nuevas.length > 0;) {
    nuevas = porVer.filter(
      ({ fila }) =>
        palabras.some((palabra) => fila.includes(palabra)) || llavesDe(fila).some((una) => llaves.has(una)),
    );
    for (const { fila } of nuevas) for (const una of llavesDe(fila)) llaves.add(una);
    porVer = porVer.filter((una) => !nuevas.includes(una));
    alcanzadas.push(...nuevas);
  }
  return [...new Set(alcanzadas.map(({ tabla }) => tabla))].sort();
}
