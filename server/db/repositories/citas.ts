import { sql } from "kysely";
import type { Cita, CitaConDetalle } from "../../../app/domain/citas/cita";
import { nombreCompleto } from "../../../app/domain/especialistas/especialista";
import type { CitaRepository } from "../../../app/domain/puertos";
import type { Db, Trx } from "../client";
import type { Tables } from "../schema";

export function makeCitaRepository(db: Db | Trx): CitaRepository {
  return {
    async crear(cita) {
      await db
        .insertInto("citas")
        .values({
          id_cita: cita.idCita,
          id_pedido: cita.idPedido,
          id_horario: cita.idHorario,
          id_persona: cita.idPersona,
          forma_de_pago: cita.formaDePago,
          estado: cita.estado,
          creada_en: cita.creadaEn.toISOString(),
        })
        .execute();
    },

    async delPedido(idPedido) {
      const fila = await db
        .selectFrom("citas")
        .selectAll()
        .where("id_pedido", "=", idPedido)
        .executeTakeFirst();
      return fila ? aCita(fila) : null;
    },

    async deLaPersona(idPersona, desde, hasta) {
      const filas = await conDetalle(db)
        .where("horarios.id_persona", "=", idPersona)
        // Spelled as in the partial index `horarios_de_persona`.
        .where(sql<boolean>`horarios.estado in ('retenido', 'reservado')`)
        .where("horarios.inicio", ">=", desde.toISOString())
        .$if(hasta !== null, (query) => query.where("horarios.inicio", "<", hasta!.toISOString()))
        .orderBy("horarios.inicio")
        .execute();
      return filas.map(aCitaConDetalle);
    },

    async deUnaPersona(idCita, idPersona) {
      const fila = await conDetalle(db)
        .where("citas.id_cita", "=", idCita)
        .where("citas.id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aCitaConDetalle(fila) : null;
    },

    async porId(idCita) {
      const fila = await conDetalle(db).where("citas.id_cita", "=", idCita).executeTakeFirst();
      return fila ? aCitaConDetalle(fila) : null;
    },
  };
}

const conDetalle = (db: Db | Trx) =>
  db
    .selectFrom("horarios")
    .innerJoin("citas", "citas.id_horario", "horarios.id_horario")
    .innerJoin("especialistas", "especialistas.id_especialista", "horarios.id_especialista")
    .innerJoin("especialidades", "especialidades.id", "especialistas.id_especialidad")
    .selectAll("citas")
    .select([
      "horarios.inicio",
      "horarios.fin",
      "especialistas.id_especialista",
      "especialistas.nombre",
      "especialistas.apellido",
      "especialistas.retrato",
      "especialistas.slug as slug_de_especialista",
      "especialidades.name as especialidad",
      "especialidades.slug as slug_de_especialidad",
    ]);

type FilaConDetalle = Awaited<ReturnType<ReturnType<typeof conDetalle>["execute"]>>[number];

function aCita(fila: Tables["citas"]): Cita {
  return {
    idCita: fila.id_cita,
    idPedido: fila.id_pedido,
    idHorario: fila.id_horario,
    idPersona: fila.id_persona,
    formaDePago: fila.forma_de_pago,
    estado: fila.estado,
    creadaEn: new Date(fila.creada_en),
  };
}

function aCitaConDetalle(fila: FilaConDetalle): CitaConDetalle {
  return {
    ...aCita(fila),
    inicio: new Date(fila.inicio),
    fin: new Date(fila.fin),
    idEspecialista: fila.id_especialista,
    especialista: nombreCompleto(fila),
    especialidad: fila.especialidad,
    slugDeEspecialidad: fila.slug_de_especialidad,
    slugDeEspecialista: fila.slug_de_especialista,
    retrato: fila.retrato,
    linkFotoMedico: `/retratos/${fila.retrato}.svg`,
  };
}
