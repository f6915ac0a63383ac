import { sql, type RawBuilder } from "kysely";
import type { CifrasRepository } from "../../../app/domain/operador/cifras/repositorio";
import type { Semana } from "../../../app/domain/shared/semanas";
import type { Db, Trx } from "../../platform/database/client";

/** Rows that are counted by the week of an instant. */
interface Contable {
  tabla: string;
  instante: string;
  /** Condition, written as in the partial index that finds the rows (PostgreSQL § 11.8). */
  donde: RawBuilder<unknown>;
  cuenta?: RawBuilder<unknown>;
}

/** Changes of state in the history of orders. A session that moves to another time stays booked, and counts once. */
const pasosA = (asunto: string, hasta: string): Contable => ({
  ...{ tabla: "historial", instante: "historial.creado_en" },
  donde: sql`historial.asunto = ${asunto} and historial.hasta = ${hasta}
    and (historial.desde is null or historial.desde <> historial.hasta)`,
});

const INASISTENCIAS: Contable = {
  ...{ tabla: "inasistencias", instante: "inasistencias.anotada_en", donde: sql`1 = 1` },
};
const PARTES_DEVUELTAS: Contable = {
  ...{ tabla: "devoluciones_parciales", instante: "devoluciones_parciales.actualizado_en" },
  donde: sql`devoluciones_parciales.estado = 'hecha'`,
};
/** A person's first answer to the terms of the sign-up begins the account, also when the insurer brought the person. */
const CUENTAS: Contable = {
  ...{ tabla: "consentimientos", instante: "consentimientos.creado_en" },
  // A count and not an absence, which PostgreSQL would join with all lines of the sign-up (seen in version 15).
  donde: sql`consentimientos.flujo = 'REGISTRO' and (
    select count(*) from consentimientos as antes
    where antes.id_persona = consentimientos.id_persona and antes.flujo = 'REGISTRO'
      and antes.creado_en < consentimientos.creado_en) = 0`,
  cuenta: sql`count(distinct consentimientos.id_persona)`,
};

/** Numbers of weeks. They name no person. */
export function makeCifrasRepository(db: Db | Trx): CifrasRepository {
  async function contar(
    semanas: readonly Semana[],
    { tabla, instante, donde, cuenta = sql`count(*)` }: Contable,
  ): Promise<number[]> {
    const columna = sql.ref(instante);
    const desde = semanas[0]!.inicio.toISOString();
    const hasta = semanas.at(-1)!.fin.toISOString();
    const tramos = semanas.map(
      ({ fin }, indice) => sql`when ${columna} < ${fin.toISOString()} then ${sql.lit(indice)}`,
    );
    const { rows } = await sql<{ semana: number; cuantas: number | string }>`
      select case ${sql.join(tramos, sql` `)} end as semana, ${cuenta} as cuantas
      from ${sql.table(tabla)}
      where ${donde} and ${columna} >= ${desde} and ${columna} < ${hasta}
      group by 1`.execute(db);
    const porIndice = new Map(rows.map(({ semana, cuantas }) => [semana, Number(cuantas)]));
    return semanas.map((_, indice) => porIndice.get(indice) ?? 0);
  }

  return {
    async porSemana(semanas) {
      const [reservadas, canceladas, inasistencias, pagos, enteras, partes, cuentas] = await Promise.all([
        contar(semanas, pasosA("cita", "reservada")),
        contar(semanas, pasosA("cita", "cancelada")),
        contar(semanas, INASISTENCIAS),
        contar(semanas, pasosA("pago", "pagado")),
        contar(semanas, pasosA("devolucion", "hecha")),
        contar(semanas, PARTES_DEVUELTAS),
        contar(semanas, CUENTAS),
      ]);
      const devoluciones = enteras.map((cuantas, indice) => cuantas + partes[indice]!);
      return { reservadas, canceladas, inasistencias, pagos, devoluciones, cuentas };
    },
  };
}
