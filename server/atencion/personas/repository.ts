import { sql } from "kysely";
import type { CronologiaRepository } from "../../../app/domain/atencion/personas/repositorio";
import type { Db, Trx } from "../../platform/database/client";

export function makeCronologiaRepository(db: Db | Trx): CronologiaRepository {
  const sesiones = (idPersona: number, cuantas: number) =>
    db
      .selectFrom("citas")
      .innerJoin("horarios", "horarios.id_horario", "citas.id_horario")
      .select(["citas.codigo_corto", "citas.id_pedido", "citas.estado", "citas.creada_en", "horarios.inicio"])
      .where("citas.id_persona", "=", idPersona)
      .orderBy("horarios.inicio", "desc")
      .limit(cuantas);
  return {
    async persona(idPersona) {
      const fila = await db
        .selectFrom("personas")
        .select([
          "id_persona as idPersona",
          "nombre",
          "ape_paterno as apePaterno",
          "email",
          "prefijo",
          "telefono",
          "id_tipo_documento as idTipoDocumento",
          "numero_documento as numeroDocumento",
        ])
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ?? null;
    },

    async pedidos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("pedidos")
        .select(["id_pedido", "codigo_corto", "clase", "estado", "creado_en"])
        .select(sql<number>`precio_centimos - descuento_centimos`.as("total_centimos"))
        .select((eb) =>
          eb
            .selectFrom("citas")
            .select("citas.id_cita")
            .whereRef("citas.id_pedido", "=", "pedidos.id_pedido")
            .where("citas.forma_de_pago", "=", "saldo")
            .limit(1)
            .as("con_bono"),
        )
        .where("id_persona", "=", idPersona)
        .orderBy("creado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        ...{ idPedido: fila.id_pedido, codigo: fila.codigo_corto, clase: fila.clase, estado: fila.estado },
        ...{ totalCentimos: fila.total_centimos, conBono: fila.con_bono !== null },
        en: new Date(fila.creado_en),
      }));
    },

    async sesiones(idPersona, cuantas) {
      return (await sesiones(idPersona, cuantas).execute()).map(aSesion);
    },

    async sesionesConEspecialidad(idPersona, cuantas) {
      const filas = await sesiones(idPersona, cuantas)
        .innerJoin("especialistas", "especialistas.id_especialista", "horarios.id_especialista")
        .innerJoin("especialidades", "especialidades.id", "especialistas.id_especialidad")
        .select("especialidades.name as especialidad")
        .execute();
      return filas.map(({ especialidad, ...fila }) => ({ ...aSesion(fila), especialidad }));
    },

    async consentimientos(idPersona, cuantos) {
      const filas = await db
        .selectFrom("consentimientos")
        .select("creado_en")
        .where("id_persona", "=", idPersona)
        .orderBy("creado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(({ creado_en }) => ({ en: new Date(creado_en) }));
    },

    async comprobantes(idPersona, cuantos) {
      const filas = await db
        .selectFrom("comprobantes")
        .select(["tipo", "serie", "numero", "total_centimos", "emitido_en"])
        .where("id_persona", "=", idPersona)
        .orderBy("emitido_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        ...{ tipo: fila.tipo, numero: `${fila.serie}-${fila.numero}`, totalCentimos: fila.total_centimos },
        en: new Date(fila.emitido_en),
      }));
    },
  };
}

interface FilaDeSesion {
  codigo_corto: string | null;
  id_pedido: string;
  estado: string;
  creada_en: string;
  inicio: string;
}

const aSesion = (fila: FilaDeSesion) => ({
  ...{ codigo: fila.codigo_corto, idPedido: fila.id_pedido, estado: fila.estado },
  ...{ inicio: new Date(fila.inicio), en: new Date(fila.creada_en) },
});
