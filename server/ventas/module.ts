import { devolucionPendiente } from "../../app/domain/ventas/pagos/pendientes";
import type { Module } from "../platform/module";
import type { Connection } from "../platform/services";
import { comprobantes } from "./api/comprobantes";
import { historiales } from "./api/quePaso";
import { personalData } from "./personalData";
import { makeComprobanteRepository } from "./repositories/comprobantes";
import { makeCuponRepository } from "./repositories/cupones";
import { makeDatosDeCompraRepository } from "./repositories/datosDeCompra";
import { makeHistorialRepository } from "./repositories/historial";
import { makeCobroRepository, makePagoRepository } from "./repositories/pagos";
import { makePedidoRepository } from "./repositories/pedidos";
import { routes } from "./routes";
import { openVentas } from "./services";
import { tables } from "./tables";

/** What those who sell say and write as an order does. */
export { aPagos, aPrecio, estadoDePedido, pagos, precio, venta } from "./api/cobros";
export { POR_ENVIAR } from "./repositories/comprobantes";
export { anotarCambios, conHistorial, delPedido } from "./repositories/historial";
export { aPedido, bloquearPedido, cerrarPedidos, insertarPedido } from "./repositories/pedidos";
export { PARTES_DEVUELTAS } from "./repositories/pagos";

export type OpenedVentas = ReturnType<typeof openVentas>;

export const ventas = {
  name: "ventas",
  open: openVentas,
  owed: devolucionPendiente,
  tables,
  personalData,
  repositories:
    () =>
    ({ db, causa }: Connection) => ({
      pedidos: makePedidoRepository(db, causa),
      cupones: makeCuponRepository(db),
      datosDeCompra: makeDatosDeCompraRepository(db),
      comprobantes: makeComprobanteRepository(db, causa),
      cobros: makeCobroRepository(db),
      pagos: makePagoRepository(db, causa),
      historial: makeHistorialRepository(db),
    }),
  endpoints: [...comprobantes, ...historiales],
  orders: {},
  routes,
} satisfies Module;
