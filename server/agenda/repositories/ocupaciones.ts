import { sql } from "kysely";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { OcupacionRepository } from "../../../app/domain/agenda/horarios/ocupaciones";
import type { Choque, Horario } from "../../../app/domain/agenda/horarios/horario";
import { fechaDe, REJILLA_EN_MINUTOS, REJILLA_EN_MS, sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { marcarCambio } from "../../platform/repositories/versiones";

/**
 * Condition for occupied rows that belong to no time and no workshop place. It is written as in the partial index
 * `ocupaciones_de_nadie` (PostgreSQL § 11.8).
 */
const DE_NADIE = sql<boolean>`id_horario is null and id_inscripcion is null`;

/**
 * Repository of the rows that times and workshop places occupy (decision 2). One unique index over them decides every
 * race.
 */
export function makeOcupacionRepository(db: Db | Trx): OcupacionRepository {
  return {
    ocuparPersona: (idInscripcion, idPersona, { inicio, fin }) =>
      ocuparTramos(
        db,
        { recurso: `persona:${idPersona}`, desde: inicio, hasta: fin },
        { id_inscripcion: idInscripcion },
      ),

    async personaOcupada(idPersona, { inicio, fin }, salvo) {
      const ocupacion = await db
        .selectFrom("ocupaciones")
        .select("tramo")
        .where("recurso", "=", `persona:${idPersona}`)
        .where("tramo", ">=", inicio.getTime() / REJILLA_EN_MS)
        .where("tramo", "<", fin.getTime() / REJILLA_EN_MS)
        .where((eb) => eb.or([eb("id_inscripcion", "is", null), eb("id_inscripcion", "<>", salvo ?? "")]))
        .limit(1)
        .executeTakeFirst();
      return ocupacion !== undefined;
    },

    async dePersona(idPersona, { inicio, fin }, now, enLugarDe) {
      const filas = await db
        .selectFrom("ocupaciones")
        .leftJoin("horarios", "horarios.id_horario", "ocupaciones.id_horario")
        .select("ocupaciones.tramo")
        .where("ocupaciones.recurso", "=", `persona:${idPersona}`)
        .where("ocupaciones.tramo", ">=", inicio.getTime() / REJILLA_EN_MS)
        .where("ocupaciones.tramo", "<", fin.getTime() / REJILLA_EN_MS)
        .where((eb) =>
          eb.or([
            eb("horarios.id_horario", "is", null),
            eb.and([
              eb("horarios.id_horario", "<>", enLugarDe ?? ""),
              eb.or([
                eb("horarios.estado", "<>", "retenido"),
                eb("horarios.expira_en", ">", now.toISOString()),
              ]),
            ]),
          ]),
        )
        .orderBy("ocupaciones.tramo")
        .execute();
      return filas.map(({ tramo }) => ({
        inicio: new Date(tramo * REJILLA_EN_MS),
        fin: new Date((tramo + 1) * REJILLA_EN_MS),
      }));
    },

    async ocuparLugar(idInscripcion, recurso, cupos) {
      const ocupado = await ocuparUno(db, recurso, cupos, { id_inscripcion: idInscripcion });
      if (ocupado) await marcarCambio(db, deQue(recurso));
      return ocupado;
    },

    async desocupar(idInscripcion) {
      const libres = await db
        .deleteFrom("ocupaciones")
        .where("id_inscripcion", "=", idInscripcion)
        .returning("recurso")
        .execute();
      for (const recurso of new Set(libres.map((libre) => libre.recurso))) {
        if (!recurso.startsWith("persona:")) await marcarCambio(db, deQue(recurso));
      }
    },

    async desocuparDeNadie() {
      // The condition on `recurso` is always true. It names the first column of the partial index
      // `ocupaciones_de_nadie`, without which the index is not used.
      await db.deleteFrom("ocupaciones").where(DE_NADIE).where("recurso", ">", "").execute();
    },

    async tomados(recursos) {
      if (recursos.length === 0) return new Map();
      const filas = await db
        .selectFrom("ocupaciones")
        .select(["recurso", (eb) => eb.fn.countAll().as("n")])
        .where("recurso", "in", recursos)
        .groupBy("recurso")
        .execute();
      return new Map(filas.map(({ recurso, n }) => [recurso, Number(n)]));
    },
  };
}

/** Name of an occupied resource without its date: changes are counted by workshop. */
const deQue = (recurso: string) => recurso.slice(0, recurso.lastIndexOf(":"));

type Dueno = { id_horario: string } | { id_inscripcion: string };

export async function ocupar(
  db: Db | Trx,
  horario: Horario,
  especialista: EspecialistaConAgenda,
  /** Id of a time of the same person that the new one replaces, so that the two do not conflict. */
  enLugarDe?: string,
): Promise<Choque | null> {
  const { idHorario, idEspecialista, idPersona, inicio, fin } = horario;
  const conMargen = sumarMinutos(fin, especialista.margenEnMinutos);
  const dueno = { id_horario: idHorario };
  const deEspecialista = { recurso: `especialista:${idEspecialista}`, desde: inicio, hasta: conMargen };
  if (!(await ocuparTramos(db, deEspecialista, dueno))) {
    return "horario-ocupado";
  }
  const dePersona = { recurso: `persona:${idPersona}`, desde: inicio, hasta: fin };
  if (!(await ocuparTramos(db, dePersona, dueno, enLugarDe))) return "se-cruza";
  const dia = `dia:${idEspecialista}:${fechaDe(inicio)}`;
  return (await ocuparUno(db, dia, especialista.maximoDiario, dueno)) ? null : "dia-completo";
}

/**
 * Tries to take in one insert all that a new hold needs, a place among the person's holds included. False when
 * something was taken before. What was free is taken then, and `ocupar` finds out what was not.
 */
export async function ocuparDeUnaVez(
  db: Db | Trx,
  { idHorario, idEspecialista, idPersona, inicio, fin }: Horario,
  { margenEnMinutos, maximoDiario }: EspecialistaConAgenda,
  retenciones: { recurso: string; maximo: number },
): Promise<boolean> {
  const lugares = [
    { recurso: `dia:${idEspecialista}:${fechaDe(inicio)}`, maximo: maximoDiario },
    retenciones,
  ];
  const tomados = await db
    .selectFrom("ocupaciones")
    .select(["recurso", "tramo"])
    .where(
      "recurso",
      "in",
      lugares.map(({ recurso }) => recurso),
    )
    .execute();
  const dueno = { id_horario: idHorario };
  const conMargen = sumarMinutos(fin, margenEnMinutos);
  const filas = [
    ...tramosDe({ recurso: `especialista:${idEspecialista}`, desde: inicio, hasta: conMargen }, dueno),
    ...tramosDe({ recurso: `persona:${idPersona}`, desde: inicio, hasta: fin }, dueno),
  ];
  for (const { recurso, maximo } of lugares) {
    const ocupados = new Set(
      tomados.filter((tomado) => tomado.recurso === recurso).map(({ tramo }) => tramo),
    );
    let tramo = 1;
    while (ocupados.has(tramo)) tramo++;
    if (tramo > maximo) return false;
    filas.push({ recurso, tramo, ...dueno });
  }
  return (await insertar(db, filas)) === filas.length;
}

/** Time that a specialist or a person is taken, from `desde` until before `hasta`. */
interface Intervalo {
  recurso: string;
  desde: Date;
  hasta: Date;
}

/** Slots of the time grid between two instants, as rows for their owner. */
function tramosDe({ recurso, desde, hasta }: Intervalo, dueno: Dueno) {
  const filas = [];
  for (let tramo = desde.getTime() / REJILLA_EN_MS; tramo < hasta.getTime() / REJILLA_EN_MS; tramo++) {
    filas.push({ recurso, tramo, ...dueno });
  }
  return filas;
}

/** Takes every slot of the time grid between two instants. False when at least one is taken. */
async function ocuparTramos(db: Db | Trx, intervalo: Intervalo, dueno: Dueno, enLugarDe?: string) {
  const { recurso, desde, hasta } = intervalo;
  const filas = tramosDe(intervalo, dueno);
  if ((await insertar(db, filas)) === filas.length) return true;
  if (!("id_horario" in dueno)) return false;
  // Slots that a moved session inherits from its former time (see `mover`) count as its own.
  const conteo = await db
    .selectFrom("ocupaciones")
    .select((eb) => eb.fn.countAll().as("n"))
    .where("id_horario", "in", [dueno.id_horario, enLugarDe ?? dueno.id_horario])
    .where("recurso", "=", recurso)
    .where("tramo", ">=", desde.getTime() / REJILLA_EN_MS)
    .where("tramo", "<", hasta.getTime() / REJILLA_EN_MS)
    .executeTakeFirstOrThrow();
  return Number(conteo.n) === filas.length;
}

/** Takes one of `maximo` numbered places. False when none is left. */
export async function ocuparUno(db: Db | Trx, recurso: string, maximo: number, dueno: Dueno) {
  const tomados = await db
    .selectFrom("ocupaciones")
    .select(["tramo", "id_horario", "id_inscripcion"])
    .where("recurso", "=", recurso)
    .execute();
  const esSuyo = (tomado: (typeof tomados)[number]) =>
    "id_horario" in dueno
      ? tomado.id_horario === dueno.id_horario
      : tomado.id_inscripcion === dueno.id_inscripcion;
  if (tomados.some(esSuyo)) return true;
  const ocupados = new Set(tomados.map(({ tramo }) => tramo));
  for (let tramo = 1; tramo <= maximo; tramo++) {
    if (!ocupados.has(tramo) && (await insertar(db, [{ recurso, tramo, ...dueno }])) === 1) return true;
  }
  return false;
}

async function insertar(
  db: Db | Trx,
  filas: (Pick<Tables["ocupaciones"], "recurso" | "tramo"> & Dueno)[],
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("ocupaciones")
    .values(filas.map((fila) => ({ id_horario: null, id_inscripcion: null, ...fila })))
    .onConflict((conflicto) => conflicto.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

export async function desocupar(db: Db | Trx, idsHorario: string[]) {
  await db.deleteFrom("ocupaciones").where("id_horario", "in", idsHorario).execute();
}

/**
 * Passes the slots that the former and the new time of a session share on to the new one, so that a session does not
 * conflict with itself.
 */
export async function heredar(
  db: Db | Trx,
  idAnterior: string,
  { idHorario, idEspecialista, idPersona, inicio, fin }: Horario,
  { margenEnMinutos }: EspecialistaConAgenda,
) {
  const tramos = { desde: inicio.getTime() / REJILLA_EN_MS, hasta: fin.getTime() / REJILLA_EN_MS };
  const margen = margenEnMinutos / REJILLA_EN_MINUTOS;
  await db
    .updateTable("ocupaciones")
    .set({ id_horario: idHorario })
    .where("id_horario", "=", idAnterior)
    .where((eb) =>
      eb.or([
        eb("recurso", "=", `dia:${idEspecialista}:${fechaDe(inicio)}`),
        eb.and([
          eb("recurso", "=", `especialista:${idEspecialista}`),
          eb("tramo", ">=", tramos.desde),
          eb("tramo", "<", tramos.hasta + margen),
        ]),
        eb.and([
          eb("recurso", "=", `persona:${idPersona}`),
          eb("tramo", ">=", tramos.desde),
          eb("tramo", "<", tramos.hasta),
        ]),
      ]),
    )
    .execute();
}
