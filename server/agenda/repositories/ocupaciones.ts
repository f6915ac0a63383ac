import { sql } from "kysely";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { OcupacionRepository } from "../../../app/domain/agenda/horarios/ocupaciones";
import type { Choque, Horario } from "../../../app/domain/agenda/horarios/horario";
import { fechaDe, REJILLA_EN_MINUTOS, REJILLA_EN_MS, sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { marcarCambio } from "../../platform/repositories/versiones";

/** Spelled as in the partial index. */
const DE_NADIE = sql<boolean>`id_horario is null and id_inscripcion is null`;

/**
 * The rows that times take (see decision 2), also those of what is no time of a specialist: one unique index over them
 * decides every race.
 */
export function makeOcupacionRepository(db: Db | Trx): OcupacionRepository {
  return {
    ocuparPersona: (idInscripcion, idPersona, { inicio, fin }) =>
      ocuparTramos(db, `persona:${idPersona}`, inicio, fin, { id_inscripcion: idInscripcion }),

    async personaOcupada(idPersona, { inicio, fin }, salvo) {
      const suya = await db
        .selectFrom("ocupaciones")
        .select("tramo")
        .where("recurso", "=", `persona:${idPersona}`)
        .where("tramo", ">=", inicio.getTime() / REJILLA_EN_MS)
        .where("tramo", "<", fin.getTime() / REJILLA_EN_MS)
        .where((eb) => eb.or([eb("id_inscripcion", "is", null), eb("id_inscripcion", "<>", salvo ?? "")]))
        .limit(1)
        .executeTakeFirst();
      return suya !== undefined;
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
      const hecho = await ocuparUno(db, recurso, cupos, { id_inscripcion: idInscripcion });
      if (hecho) await marcarCambio(db, deQue(recurso));
      return hecho;
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
      // The partial index `ocupaciones_de_nadie` is entered by its first column.
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

/** Dates come and go: changes are counted by what they are of. */
const deQue = (recurso: string) => recurso.slice(0, recurso.lastIndexOf(":"));

type Dueno = { id_horario: string } | { id_inscripcion: string };

export async function ocupar(
  db: Db | Trx,
  horario: Horario,
  especialista: EspecialistaConAgenda,
  /** A time of the same person that ends when this one begins to count: it does not stand in its way. */
  enLugarDe?: string,
): Promise<Choque | null> {
  const { idHorario, idEspecialista, idPersona, inicio, fin } = horario;
  const conMargen = sumarMinutos(fin, especialista.margenEnMinutos);
  const suyo = { id_horario: idHorario };
  if (!(await ocuparTramos(db, `especialista:${idEspecialista}`, inicio, conMargen, suyo))) {
    return "horario-ocupado";
  }
  if (!(await ocuparTramos(db, `persona:${idPersona}`, inicio, fin, suyo, enLugarDe))) return "se-cruza";
  const dia = `dia:${idEspecialista}:${fechaDe(inicio)}`;
  return (await ocuparUno(db, dia, especialista.maximoDiario, suyo)) ? null : "dia-completo";
}

/** Takes every stretch of the grid between two instants, or answers false. */
async function ocuparTramos(
  db: Db | Trx,
  recurso: string,
  desde: Date,
  hasta: Date,
  dueno: Dueno,
  enLugarDe?: string,
) {
  const filas = [];
  for (let tramo = desde.getTime() / REJILLA_EN_MS; tramo < hasta.getTime() / REJILLA_EN_MS; tramo++) {
    filas.push({ recurso, tramo, ...dueno });
  }
  if ((await insertar(db, filas)) === filas.length) return true;
  if (!("id_horario" in dueno)) return false;
  // Those that it inherited (see `mover`) were there before; anybody else's are not its own.
  const suyas = await db
    .selectFrom("ocupaciones")
    .select((eb) => eb.fn.countAll().as("n"))
    .where("id_horario", "in", [dueno.id_horario, enLugarDe ?? dueno.id_horario])
    .where("recurso", "=", recurso)
    .where("tramo", ">=", desde.getTime() / REJILLA_EN_MS)
    .where("tramo", "<", hasta.getTime() / REJILLA_EN_MS)
    .executeTakeFirstOrThrow();
  return Number(suyas.n) === filas.length;
}

/** Takes one of `maximo` numbered places, or answers false when none is left. */
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

/** What both times take goes from the former to the new one, so that a session does not stand in its own way. */
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
