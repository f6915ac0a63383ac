import { sql } from "kysely";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { MAXIMO_DE_RETENCIONES, type Horario } from "../../../app/domain/agenda/horarios/horario";
import type { HorarioRepository } from "../../../app/domain/agenda/horarios/repositorio";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { candado, exigirTransaccion } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { leerOcupados, VIVO } from "./ocupados";
import { desocupar, heredar, ocupar, ocuparDeUnaVez, ocuparUno } from "./ocupaciones";
import { marcarCambio } from "../../platform/repositories/versiones";

const RETENIDO = sql<boolean>`horarios.estado = 'retenido'`;

/**
 * Repository of held and reserved times. Each takes time of the specialist and of the person, a place in the day's
 * limit and one among the person's holds. All are rows of `ocupaciones`, whose unique index decides every race.
 */
export function makeHorarioRepository(db: Db | Trx): HorarioRepository {
  const repo: HorarioRepository = {
    ocupados: (idsEspecialista, now) => leerOcupados(db, idsEspecialista, now),

    async retener(horario, especialista, { enLugarDe } = {}) {
      await insertarHorario(db, horario, especialista);
      const retenciones = { recurso: `retenciones:${horario.idPersona}`, maximo: MAXIMO_DE_RETENCIONES };
      if (!(await ocuparDeUnaVez(db, horario, especialista, retenciones))) {
        const choque = await ocupar(db, horario, especialista, enLugarDe);
        if (choque) return choque;
        const { recurso, maximo } = retenciones;
        if (!(await ocuparUno(db, recurso, maximo, { id_horario: horario.idHorario }))) {
          return "demasiadas-retenciones";
        }
      }
      await marcarCambio(db, horario.idEspecialista);
      return null;
    },

    async recuperar(horario, especialista) {
      const choque = await ocupar(db, horario, especialista);
      if (choque) {
        await desocupar(db, [horario.idHorario]);
        return choque;
      }
      await cambiarEstado(db, horario.idHorario, { desde: "vencido", hasta: "reservado" });
      return null;
    },

    async deLaPersona(idPersona, now) {
      const filas = await db
        .selectFrom("horarios")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("fin", ">", now.toISOString())
        .where(VIVO)
        .where((eb) => eb.or([eb("estado", "=", "reservado"), eb("expira_en", ">", now.toISOString())]))
        .orderBy("creado_en")
        .execute();
      return filas.map(aHorario);
    },

    async deUnaPersona(idHorario, idPersona) {
      const [fila] = await porId(db, { idHorario });
      return fila?.id_persona === idPersona ? aHorario(fila) : null;
    },

    async porId(idHorario) {
      const [fila] = await porId(db, { idHorario });
      return fila ? aHorario(fila) : null;
    },

    async varios(idsHorario) {
      if (idsHorario.length === 0) return [];
      const filas = await db
        .selectFrom("horarios")
        .selectAll()
        .where("id_horario", "in", [...idsHorario])
        .execute();
      return filas.map(aHorario);
    },

    async bloquear(idHorario) {
      exigirTransaccion(db);
      const [fila] = await bloquear(db, { idHorario });
      return fila ? aHorario(fila) : null;
    },

    async bloquearPorPedido(idPedido) {
      exigirTransaccion(db);
      await bloquearPorPedido(db, { idPedido });
    },

    async ampliar(idHorario, expiraEn, now) {
      const { numUpdatedRows } = await db
        .updateTable("horarios")
        .set({ expira_en: expiraEn.toISOString(), ampliado: 1 })
        .where("id_horario", "=", idHorario)
        .where(RETENIDO)
        .where("ampliado", "=", 0)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async renovar(idHorario, expiraEn, now) {
      const { numUpdatedRows } = await db
        .updateTable("horarios")
        .set({ expira_en: expiraEn.toISOString(), creado_en: now.toISOString(), ampliado: 0 })
        .where("id_horario", "=", idHorario)
        .where(RETENIDO)
        .where("expira_en", ">", now.toISOString())
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async mantener(idHorario, hasta) {
      const mantenido = await db
        .updateTable("horarios")
        .set({ expira_en: hasta.toISOString() })
        .where("id_horario", "=", idHorario)
        .where(RETENIDO)
        .where("expira_en", "<", hasta.toISOString())
        .returning("id_especialista")
        .executeTakeFirst();
      // The hold of this time had expired, so public pages may already show the time as free.
      if (mantenido) await marcarCambio(db, mantenido.id_especialista);
    },

    async reservar(idHorario, vigenteEn) {
      const reservado = await cambiarEstado(db, idHorario, {
        desde: "retenido",
        hasta: "reservado",
        vigenteEn,
      });
      if (reservado) await soltarRetencion(db, { idHorario });
      return reservado;
    },

    async liberar(idHorario) {
      const liberado = await cambiarEstado(db, idHorario, { desde: "retenido", hasta: "liberado" });
      if (liberado) await desocupar(db, [idHorario]);
      return liberado;
    },

    async soltar(idHorario) {
      const soltado = await cambiarEstado(db, idHorario, { desde: "reservado", hasta: "liberado" });
      if (soltado) await desocupar(db, [idHorario]);
      return soltado;
    },

    async mover(anterior, nuevo, especialista) {
      await insertarHorario(db, nuevo, especialista);
      return repo.relevar(anterior, nuevo, especialista);
    },

    async relevar(anterior, nuevo, especialista) {
      await heredar(db, anterior.idHorario, nuevo, especialista);
      const choque = await ocupar(db, nuevo, especialista);
      if (choque) return choque;
      await cambiarEstado(db, anterior.idHorario, { desde: "reservado", hasta: "liberado" });
      await desocupar(db, [anterior.idHorario]);
      await marcarCambio(db, nuevo.idEspecialista);
      return null;
    },

    async vencer(alcance, now) {
      const vencidos = await db
        .updateTable("horarios")
        .set({ estado: "vencido" })
        .where(RETENIDO)
        .where("expira_en", "<=", now.toISOString())
        .$if(alcance !== "todas", (query) =>
          query.where((eb) => {
            const { idEspecialista, idPersona } = alcance as Exclude<typeof alcance, "todas">;
            return eb.or([eb("id_especialista", "=", idEspecialista), eb("id_persona", "=", idPersona)]);
          }),
        )
        .returning(["id_horario", "id_especialista"])
        .execute();
      const ids = vencidos.map(({ id_horario }) => id_horario);
      if (ids.length > 0) await desocupar(db, ids);
      for (const clave of new Set(vencidos.map(({ id_especialista }) => id_especialista))) {
        await marcarCambio(db, clave);
      }
      return ids;
    },
  };
  return repo;
}

const porId = sentencia((db, { idHorario }: Huecos<{ idHorario: string }>) =>
  db.selectFrom("horarios").selectAll().where("id_horario", "=", idHorario),
);

const bloquear = sentencia((db, { idHorario }: Huecos<{ idHorario: string }>) =>
  candado(db, "horarios", "estado").where("id_horario", "=", idHorario).returningAll(),
);

const bloquearPorPedido = sentencia((db, { idPedido }: Huecos<{ idPedido: string }>) =>
  candado(db, "horarios", "estado").where("id_horario", "=", (eb) =>
    eb.selectFrom("pedidos").select("pedidos.id_horario").where("pedidos.id_pedido", "=", idPedido),
  ),
);

/** Frees the place that a time took among the holds of its person: a booked time takes none. */
const soltarRetencion = sentencia((db, { idHorario }: Huecos<{ idHorario: string }>) =>
  db.deleteFrom("ocupaciones").where("id_horario", "=", idHorario).where("recurso", "like", "retenciones:%"),
);

async function insertarHorario(db: Db | Trx, horario: Horario, especialista: EspecialistaConAgenda) {
  await insertar(db, {
    id_horario: horario.idHorario,
    id_especialista: horario.idEspecialista,
    id_persona: horario.idPersona,
    inicio: horario.inicio.toISOString(),
    fin: horario.fin.toISOString(),
    ocupado_hasta: sumarMinutos(horario.fin, especialista.margenEnMinutos).toISOString(),
    estado: horario.estado,
    expira_en: horario.expiraEn.toISOString(),
    ampliado: Number(horario.ampliado),
    creado_en: horario.creadoEn.toISOString(),
  });
}

const insertar = sentencia((db, fila: Huecos<Tables["horarios"]>) => db.insertInto("horarios").values(fila));

interface CambioDeEstado {
  desde: Horario["estado"];
  hasta: Horario["estado"];
  /** Instant at which the hold must be in force for the time to be changed. */
  vigenteEn?: Date;
}

async function cambiarEstado(
  db: Db | Trx,
  idHorario: string,
  { desde, hasta, vigenteEn }: CambioDeEstado,
): Promise<boolean> {
  // Deadlines are ISO texts, and every text is greater than the empty one: without `vigenteEn` any deadline passes.
  const despuesDe = vigenteEn?.toISOString() ?? "";
  const cambiados = await cambiar(db, { idHorario, desde, hasta, despuesDe });
  for (const { id_especialista } of cambiados) await marcarCambio(db, id_especialista);
  return cambiados.length > 0;
}

type Cambio = { idHorario: string; desde: Horario["estado"]; hasta: Horario["estado"]; despuesDe: string };
const cambiar = sentencia((db, { idHorario, desde, hasta, despuesDe }: Huecos<Cambio>) =>
  db
    .updateTable("horarios")
    .set({ estado: hasta })
    .where("id_horario", "=", idHorario)
    // The cast keeps SQLite from comparing the bound value with the conditions of the partial indexes before each
    // run.
    .where("estado", "=", sql<Horario["estado"]>`cast(${desde} as text)`)
    .where("expira_en", ">", despuesDe)
    .returning("id_especialista"),
);

function aHorario(fila: Tables["horarios"]): Horario {
  return {
    idHorario: fila.id_horario,
    idEspecialista: fila.id_especialista,
    idPersona: fila.id_persona,
    inicio: new Date(fila.inicio),
    fin: new Date(fila.fin),
    estado: fila.estado,
    expiraEn: new Date(fila.expira_en),
    ampliado: fila.ampliado === 1,
    creadoEn: new Date(fila.creado_en),
  };
}
