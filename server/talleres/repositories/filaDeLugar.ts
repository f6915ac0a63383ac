import type { LugarDeAlguien } from "../../../app/domain/talleres/inscripciones/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { enProceso } from "../../ventas/module";
import { DE_SU_CERTIFICADO, tieneCertificado } from "./certificados";
import { conAsistencia, conFecha } from "./filaDeInscripcion";

/** Places in workshops with their certificate, and with the unpaid order of a held place. */
export const conPedidoYCertificado = (db: Db | Trx) =>
  conFecha(db)
    .leftJoin("pedidos_de_taller as suyo", (on) =>
      on
        .onRef("suyo.id_inscripcion", "=", "inscripciones.id_inscripcion")
        .on("inscripciones.estado", "=", "ofrecida"),
    )
    .leftJoin("pedidos", (on) =>
      on.onRef("pedidos.id_pedido", "=", "suyo.id_pedido").on("pedidos.estado", "=", "pendiente"),
    )
    .select([
      "pedidos.id_pedido as por_pagar",
      "pedidos.precio_centimos as precio_del_pedido",
      "pedidos.descuento_centimos as descuento_del_pedido",
    ])
    .select(enProceso("pedidos.id_pedido"))
    .leftJoin("certificados", "certificados.id_inscripcion", "inscripciones.id_inscripcion")
    .select(DE_SU_CERTIFICADO);

/**
 * Turns rows into places: one for each place, preferably the row of its pending order, of which there is at most one.
 */
export function aLugares(
  filas: Awaited<ReturnType<ReturnType<typeof conPedidoYCertificado>["execute"]>>,
): LugarDeAlguien[] {
  const porInscripcion = new Map(filas.map((fila) => [fila.id_inscripcion, fila]));
  for (const fila of filas) if (fila.por_pagar !== null) porInscripcion.set(fila.id_inscripcion, fila);
  return [...porInscripcion.values()].map((fila) => ({
    ...conAsistencia(fila),
    certificado: tieneCertificado(fila) ? fila.codigo : null,
    porPagar:
      fila.por_pagar === null
        ? null
        : {
            idPedido: fila.por_pagar,
            totalCentimos: (fila.precio_del_pedido ?? 0) - (fila.descuento_del_pedido ?? 0),
            enProceso: Boolean(fila.en_proceso),
          },
  }));
}
