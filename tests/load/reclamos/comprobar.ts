import { sql } from "kysely";
import { numeroDeHoja } from "../../../app/domain/reclamos/registro";
import { openDb } from "../../../server/platform/database/client";
import type { HojaDicha } from "./presentar";

/** The book of a database: its sheets as they are stored, and how often each address was mailed. */
export interface LibroLeido {
  hojas: { numero: string; codigo: string; vence: string; entera: string }[];
  correos: Map<string, number>;
}

/** Reads the book. Before, it tries to change and to delete every sheet: none of it may succeed. */
export async function leerLibro(databaseUrl: string, roto: string[]): Promise<LibroLeido> {
  const db = openDb(databaseUrl);
  try {
    for (const cambio of [
      sql`update hojas_de_reclamacion set vence_el = '2099-01-01', numero = numero + 1`,
      sql`delete from hojas_de_reclamacion`,
    ])
      await cambio.execute(db).then(
        () => roto.push("frozen: a sheet was changed or deleted"),
        () => undefined,
      );
    const filas = await db
      .selectFrom("hojas_de_reclamacion")
      .selectAll()
      .orderBy("anio")
      .orderBy("numero")
      .execute();
    const correos = new Map<string, number>();
    for (const { para } of await db.selectFrom("correos").select("para").execute())
      correos.set(para, (correos.get(para) ?? 0) + 1);
    return {
      hojas: filas.map((fila) => ({
        ...{ numero: numeroDeHoja(fila), codigo: fila.codigo, vence: fila.vence_el },
        entera: JSON.stringify(fila),
      })),
      correos,
    };
  } finally {
    await db.destroy();
  }
}

/** Faults of a book: numbers with a gap or a repeat, sheets other than their answers told, mails missing or double. */
export function faltasDelLibro({ hojas, correos }: LibroLeido, dichas: readonly HojaDicha[]): string[] {
  const roto = hojas
    .map(({ numero }) => Number(numero.slice(0, 9)))
    .flatMap((numero, indice) =>
      numero === indice + 1 ? [] : [`numbers: ${numero} is sheet ${indice + 1}`],
    );
  const de = new Map(hojas.map((hoja) => [hoja.codigo, hoja]));
  for (const { codigo, numero, vence, correo } of dichas) {
    const hoja = de.get(codigo);
    if (hoja?.numero !== numero || hoja.vence !== vence)
      roto.push(`lost: ${codigo} was told ${numero} until ${vence}, and is ${hoja?.numero} ${hoja?.vence}`);
    if (correos.get(correo) !== 1) roto.push(`mails: ${codigo} has ${correos.get(correo) ?? 0}`);
  }
  return roto;
}

/** Sheets that are not the same in both books, of those that both have. */
export const distintas = (antes: LibroLeido, despues: LibroLeido): string[] =>
  antes.hojas.flatMap(({ entera, numero }, indice) =>
    despues.hojas[indice]?.entera === entera ? [] : [`changed: ${numero}`],
  );
