import { sql } from "kysely";
import type { Barrido } from "../../../app/domain/operador/limpieza/limpiar";
import type { Db } from "../../platform/database/client";
import type { Sweep, Table } from "../../platform/declarations";

/**
 * Deletions of expired rows that the modules declare (Ley 29733, art. 8). Each run deletes a limited number of rows,
 * the oldest first.
 */
export function makeBarridos(db: Db, tablas: Readonly<Record<string, Table>>): Barrido[] {
  return Object.entries(tablas).flatMap(([nombre, { blank, sweep }]): Barrido[] => [
    ...(blank
      ? [
          {
            nombre: `${nombre}: ${blank.when}`,
            diasQueSeGuarda: blank.daysKept,
            esDeLaHistoria: false,
            barrer: vaciar(db, nombre, blank),
          },
        ]
      : []),
    ...(sweep ? [sweep].flat() : []).map((each) => ({
      nombre,
      diasQueSeGuarda: each.daysKept,
      esDeLaHistoria: each.ofHistory ?? false,
      barrer: borrar(db, nombre, each),
    })),
  ]);
}

function borrar(
  db: Db,
  nombre: string,
  { key, ended, whileNull, alsoPast, unlessIn = [] }: Sweep<string>,
): Barrido["barrer"] {
  const tabla = sql.table(nombre);
  const clave = sql.join(key.map((columna) => sql.ref(columna)));
  const sinNadie = (otraTabla: string) =>
    sql`not exists (select 1 from ${sql.table(otraTabla)} where ${sql.join(
      key.map((columna) => sql`${sql.ref(`${otraTabla}.${columna}`)} = ${sql.ref(`${nombre}.${columna}`)}`),
      sql` and `,
    )})`;
  return async (hasta, cuantos) => {
    const vencidas = sql`${sql.ref(ended)} <= ${hasta.toISOString()} and ${nadaEn(whileNull)}
      and ${alsoPast ? sql`${sql.ref(alsoPast)} <= ${hasta.toISOString()}` : sql`1 = 1`}
      and ${unlessIn.length > 0 ? sql.join(unlessIn.map(sinNadie), sql` and `) : sql`1 = 1`}`;
    // The condition is repeated in the deletion: a row that is used again meanwhile must stay.
    const { numAffectedRows } = await sql`delete from ${tabla} where ${vencidas} and (${clave}) in
        (select ${clave} from ${tabla} where ${vencidas} order by ${sql.ref(ended)} limit ${cuantos})`.execute(
      db,
    );
    return Number(numAffectedRows);
  };
}

function vaciar(
  db: Db,
  nombre: string,
  { when, key, ended, whileNull, to }: NonNullable<Table["blank"]>,
): Barrido["barrer"] {
  const tabla = sql.table(nombre);
  const clave = sql.ref(key);
  const vacias = sql.join(
    Object.entries(to).map(
      ([columna, nada]) => sql`${sql.ref(columna)} = ${nada === null ? sql.lit(null) : sql.lit("")}`,
    ),
  );
  const primera = sql.ref(Object.keys(to)[0]!);
  return async (hasta, cuantos) => {
    const llenas = sql`${sql.ref(when)} = 1 and ${primera} <> '' and ${nadaEn(whileNull)}
      and ${sql.ref(ended)} <= ${hasta.toISOString()}`;
    const { numAffectedRows } = await sql`update ${tabla} set ${vacias} where ${clave} in
        (select ${clave} from ${tabla} where ${llenas} order by ${sql.ref(ended)} limit ${cuantos})`.execute(
      db,
    );
    return Number(numAffectedRows);
  };
}

const nadaEn = (columna: string | undefined) => (columna ? sql`${sql.ref(columna)} is null` : sql`1 = 1`);
