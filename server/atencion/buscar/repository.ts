import type { BusquedaDeEquipoRepository } from "../../../app/domain/atencion/busqueda/repositorio";
import type { Pregunta } from "../../../app/domain/atencion/busqueda/pregunta";
import { SIN_DOCUMENTO } from "../../../app/domain/cuentas/personas/documento";
import type { Db, Trx } from "../../platform/database/client";

export function makeBusquedaDeEquipoRepository(db: Db | Trx): BusquedaDeEquipoRepository {
  const personas = () =>
    db
      .selectFrom("personas")
      .select([
        "personas.id_persona as idPersona",
        "personas.nombre",
        "personas.ape_paterno as apePaterno",
        "personas.email",
        "personas.telefono",
        "personas.id_tipo_documento as idTipoDocumento",
        "personas.numero_documento as numeroDocumento",
      ]);
  return {
    async personas({ tipo, valor }: Pregunta, cuantas) {
      const query = personas().orderBy("personas.id_persona").limit(cuantas);
      if (tipo === "correo") {
        return query
          .innerJoin("cuentas", "cuentas.id_persona", "personas.id_persona")
          .where("cuentas.correo", "=", valor)
          .execute();
      }
      if (tipo === "telefono") return query.where("personas.telefono", "=", valor).execute();
      if (tipo !== "documento") return [];
      return query
        .where("personas.numero_documento", "=", valor)
        .where("personas.id_tipo_documento", "!=", SIN_DOCUMENTO.idTipoDocumento)
        .execute();
    },

    async pedido({ tipo, valor }) {
      if (tipo !== "cita") {
        const columna = tipo === "id" ? "id_pedido" : "codigo_corto";
        const pedido = await db
          .selectFrom("pedidos")
          .select("id_pedido")
          .where(columna, "=", valor)
          .executeTakeFirst();
        if (pedido || tipo === "pedido") return pedido?.id_pedido ?? null;
      }
      const cita = await db
        .selectFrom("citas")
        .select("id_pedido")
        .where(tipo === "id" ? "id_cita" : "codigo_corto", "=", valor)
        .executeTakeFirst();
      return cita?.id_pedido ?? null;
    },

    async pedidosConCupon(codigo, cuantos) {
      const filas = await db
        .selectFrom("usos_de_cupon")
        .innerJoin("pedidos", "pedidos.id_pedido", "usos_de_cupon.id_pedido")
        .select(["pedidos.id_pedido", "pedidos.codigo_corto", "usos_de_cupon.creado_en"])
        .where("usos_de_cupon.codigo", "=", codigo)
        .orderBy("usos_de_cupon.creado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        ...{ idPedido: fila.id_pedido, codigo: fila.codigo_corto, creadoEn: new Date(fila.creado_en) },
      }));
    },
  };
}
