import { AVISOS_DE_VENTAS } from "../../app/domain/ventas/avisosDePagina";
import { makeCofre } from "../platform/cofre";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { comprobantes } from "./api/comprobantes";
import { rastros } from "./api/quePaso";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeComprobanteRepository } from "./repositories/comprobantes";
import { makeCuponRepository } from "./repositories/cupones";
import { makeDatosDeCompraRepository, makeEnvioDeComprobantesRepository } from "./repositories/datosDeCompra";
import { makeRastroRepository } from "./repositories/rastro";
import { makeCobroRepository } from "./repositories/cobros";
import { makePagoRepository } from "./repositories/pagos";
import { makePedidoRepository } from "./repositories/pedidos";
import { routes } from "./routes";
import { openVentas } from "./services";
import { tables } from "./tables";

/** Functions that the sellers share, for the texts and rows of their orders. */
export { aPagos, aPrecio, estadoDePedido, pagos, precio, venta } from "./api/cobros";
export { conCupon, validacionDeCupones } from "./api/cupones";
export { verPedido } from "./ordenes";
export { endpointsDePedido } from "./api/dePedido";
export { POR_ENVIAR } from "./repositories/comprobantes";
export { anotarCambios, conRastro } from "./repositories/rastro";
export {
  aPedido,
  cerrarPedidos,
  insertarPedido,
  mudarPedido,
  relevarPedido,
  tomarPedido,
} from "./repositories/pedidos";
export { conCobro, enProceso, PARTES_DEVUELTAS } from "./repositories/pagos";

const NOUNS = [] as const;

export type OpenedVentas = OpenedWith<typeof NOUNS, typeof openVentas>;

declare module "../platform/services" {
  interface Services {
    ventas: OpenedVentas["services"];
  }
}

export const ventas = {
  open: openWith(NOUNS, openVentas),
  tables,
  personalData,
  closed: ["comprobantes"],
  actions: {
    "correo-de-comprobantes": "Se cambió el correo al que van tus comprobantes",
    "pedido-devuelto-en-parte": "Se devolvió una parte de lo que pagaste por un pedido",
    "pedido-devuelto": "Se devolvió lo que pagaste por un pedido",
    "receptor-de-comprobantes": "Se cambió a nombre de quién salen tus comprobantes",
  },
  repositories: ({ db, causa, secretoDeRespuestas }: Connection) => ({
    pedidos: makePedidoRepository(db, causa),
    cupones: makeCuponRepository(db),
    datosDeCompra: makeDatosDeCompraRepository(db),
    enviosAlCorreo: makeEnvioDeComprobantesRepository(db),
    comprobantes: makeComprobanteRepository(db, causa, makeCofre(secretoDeRespuestas, "comprobantes")),
    cobros: makeCobroRepository(db, causa),
    pagos: makePagoRepository(db, causa),
    rastro: makeRastroRepository(db),
  }),
  endpoints: [...comprobantes, ...rastros],
  notices: AVISOS_DE_VENTAS,
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
