import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { DepsConSitio, Repos, ReposSinCandado } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { sumarMinutos } from "../../shared/fechas";
import type { Rechazado } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import type { Sitio } from "../../shared/marca";
import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import { devolverPagos, nadaQueDevolver } from "../../ventas/devoluciones/devolverPedido";
import { pedidoNuevo, totalDe } from "../../ventas/pedidos/pedido";
import type { EnVenta, UsoPedido, Vendible } from "../../ventas/pedidos/vendible";
import { monedas } from "../monedas/monedas";
import { ultimoDia } from "../saldo/lotes";
import { direccionDeCompra } from "./direcciones";
import { compraEnPalabras, compraPorPagar, entregadoDe, tituloDeCompra, type DePaquete } from "./quePaso";
import {
  limiteDePago,
  PLAZO_DE_PAGO_EN_MINUTOS,
  sesionesDe,
  vencimientoDe,
  type Compra,
  type Paquete,
  type RechazoDePaquete,
} from "./paquete";

declare module "../../ventas/pedidos/vendible" {
  interface CosasConCupon {
    paquetes: true;
  }
}

export type RepositoriosDePaquete =
  | "comprobantes"
  | "compras"
  | "correos"
  | "destinatarios"
  | "especialidades"
  | "monedas"
  | "notificaciones"
  | "pagos"
  | "paquetes"
  | "pedidos"
  | "saldos";

const BONOS_USADOS: Rechazado = {
  clase: "conflict",
  mensaje:
    "Ya se usó o venció algún bono de ese paquete, así que no se devuelve entero. Cancela antes las sesiones que pagó.",
};

/** Dependencies of use cases of packs alone. */
export interface ConPaquetes {
  dePaquete: Vendible<RepositoriosDePaquete, Compra, Compra, RechazoDePaquete>;
}

/** Packs as something that is sold: a payment becomes bonos. */
export function makeDePaquete({
  sitio,
}: Pick<DepsConSitio<never>, "sitio">): EnVenta<
  RepositoriosDePaquete,
  { idPaquete: string },
  Compra,
  Compra,
  RechazoDePaquete,
  DePaquete
> {
  return {
    clase: "paquete",
    conCupon: "paquetes",
    rechazos: { noExiste: "compra-no-existe", cerrado: "compra-cerrada", vencido: "compra-vencida" },

    leer,

    async bloquear(repos, { idPedido }) {
      const compra = await repos.compras.bloquear(idPedido);
      if (!compra) throw new Error("an order without its pack");
      return compra;
    },

    plazo(_, compra, ahora) {
      const limite = limiteDePago(compra);
      return Promise.resolve(ahora < limite ? limite : null);
    },

    /** A pack is never scarce. */
    tomar: () => Promise.resolve(true),

    async soltar(repos, { idPedido }, ahora) {
      const pagos = await repos.pagos.delPedido(idPedido);
      if (pagos.some(({ estado }) => estado === "procesando")) return "pago-en-proceso";
      await repos.pedidos.cambiarEstado(idPedido, ["pendiente"], "anulado", ahora);
      return null;
    },

    async cotizar(repos, { idPersona, idPaquete }) {
      const paquete = await repos.paquetes.enVentaPorId(idPaquete);
      if (!paquete) return refuse("paquete-no-existe");
      const pedido = await repos.compras.pendiente(idPersona, idPaquete);
      const { precioCentimos } = pedido ?? paquete;
      return done({ pedido, precioCentimos, uso: await usoDe(repos, paquete) });
    },

    async pedir(repos, { idPersona, idPaquete }, { now, newId }) {
      const ahora = now();
      const paquete = await repos.paquetes.enVentaPorId(idPaquete);
      if (!paquete) return refuse("paquete-no-existe");
      await repos.compras.vencer(sumarMinutos(ahora, -PLAZO_DE_PAGO_EN_MINUTOS), ahora);
      const de = { idPersona, idPedido: newId(), creadoEn: ahora };
      return done(await repos.compras.crear({ ...compraDe(paquete, de), monedas: null }));
    },

    uso: async (repos, compra) => done(await usoDe(repos, compra)),

    /** Coins pay the whole price. */
    async gastar(repos, { idPersona, idPedido, monedas: cantidad }, ahora) {
      const pagado =
        cantidad !== null &&
        (await repos.monedas.quitar({ idPersona, cantidad, motivo: "canje", idPedido }, ahora));
      return pagado ? null : "monedas-insuficientes";
    },

    /** Enters its bonos into the ledger, once, and tells the person. */
    async entregar(repos, compra, { formaDePago, ahora }) {
      const comoSePago = {
        tarjeta: `Recibimos tu pago de ${soles(totalDe(compra))}.`,
        cupon: "Tu cupón cubrió todo el precio.",
        saldo: `Usaste ${monedas(compra.monedas ?? 0)}.`,
      }[formaDePago];
      const venceEn = vencimientoDe(compra, ahora);
      await repos.saldos.comprar(compra, venceEn, ahora);
      const aviso = {
        compra,
        id: `compra:${compra.idPedido}`,
        titulo: "Tus bonos ya están en tu saldo",
        parrafo: `${comoSePago} Tienes ${sesionesDe(compra.contenido)} bonos más, hasta el ${ultimoDia({ venceEn })}.`,
      };
      await avisar(repos, sitio, aviso, ahora);
      return { ...compra, estado: "pagado" };
    },

    entregado: (_, compra) => Promise.resolve(compra.estado === "pagado" ? compra : null),

    /** Nothing to close: bonos that were never given are not taken back. */
    renunciar: () => Promise.resolve(),

    porQueVuelve(centimos, porque) {
      const motivo =
        porque === "agotado"
          ? "cuando su plazo había terminado y su cupón ya no tenía usos"
          : "por un paquete que ya tenías pagado o habías dejado, o por otro monto";
      return {
        mensaje: "Te devolvemos tu pago.",
        parrafo: `Recibimos un pago de ${soles(centimos)} ${motivo}.`,
      };
    },

    /** The bonos left leave the ledger, unless another payment covers them. */
    async retirar(repos, compra, { ahora }) {
      const pagos = await repos.pagos.delPedido(compra.idPedido);
      if (!pagos.some(({ estado }) => estado === "pagado")) await cerrar(repos, compra, ahora);
    },

    /** Refunds the whole pack while none of its bonos was spent: `cerrar` must have taken all of them back. */
    async devolver(repos, compra, ahora) {
      const { idPedido, contenido } = compra;
      const retirados = await cerrar(repos, compra, ahora);
      if (retirados === null) return nadaQueDevolver();
      const bonosDelPaquete = sesionesDe(contenido);
      if (retirados < bonosDelPaquete) return refuse("bonos-usados", BONOS_USADOS);
      const centimos = await devolverPagos(repos, await repos.pagos.delPedido(idPedido), ahora);
      const vuelve =
        compra.monedas !== null
          ? `te devolvimos ${monedas(compra.monedas)}.`
          : totalDe(compra) === 0
            ? "puedes volver a usar tu cupón."
            : `pedimos la devolución de ${soles(centimos)} a la misma tarjeta.`;
      const aviso = {
        compra,
        id: `compra-devuelta:${idPedido}`,
        titulo: "Te devolvemos tu paquete",
        parrafo: `Retiramos los ${bonosDelPaquete} bonos de tu saldo y ${vuelve}`,
      };
      await avisar(repos, sitio, aviso, ahora);
      return done({ centimos, bonos: 0 });
    },

    textos(_, compra) {
      const direccion = direccionDeCompra(compra);
      return Promise.resolve({
        titulo: tituloDeCompra(compra),
        concepto: `Paquete de ${sesionesDe(compra.contenido)} sesiones con especialista`,
        retorno: direccion,
        enlace: { texto: "Ver tu compra", direccion },
      });
    },

    async entrega(repos, pedido, now) {
      const [compra, lotes, especialidades] = await Promise.all([
        leer(repos, pedido),
        repos.saldos.lotesDelPedido(pedido.idPedido),
        repos.especialidades.todas(),
      ]);
      const { idPaquete, contenido } = compra;
      return {
        apartado: now < limiteDePago(compra),
        entregado: entregadoDe(compra),
        relevados: [],
        detalle: {
          idPaquete,
          bonos: sesionesDe(contenido),
          bonosQueQuedan: lotes.reduce((suma, { quedan }) => suma + quedan, 0),
          monedas: compra.monedas,
        },
        enPalabras: compraEnPalabras(compra, especialidades),
      };
    },

    async porPagar(repos, idPersona, now) {
      const [pendientes, especialidades] = await Promise.all([
        repos.compras.pendientes(idPersona),
        repos.especialidades.todas(),
      ]);
      return pendientes
        .filter(({ compra }) => now < limiteDePago(compra))
        .map(({ compra, enProceso }) => compraPorPagar(compra, especialidades, enProceso));
    },
  };
}

async function leer(repos: ReposSinCandado<"compras">, { idPedido }: { idPedido: string }): Promise<Compra> {
  const compra = await repos.compras.porId(idPedido);
  if (!compra) throw new Error("an order without its pack");
  return compra;
}

/** An order of a pack on the terms of the moment. */
export function compraDe(paquete: Paquete, de: Pick<Compra, "idPersona" | "idPedido" | "creadoEn">): Compra {
  const { precioCentimos } = paquete;
  return { ...paquete, ...pedidoNuevo({ ...de, precioCentimos }), clase: "paquete" };
}

/** The purchase of a pack, for a coupon. */
async function usoDe(
  repos: Repos<"especialidades">,
  { contenido }: Pick<Paquete, "contenido">,
): Promise<UsoPedido> {
  const idsDeEspecialidad = new Set(contenido.map(({ idEspecialidad }) => idEspecialidad));
  const especialidades = await repos.especialidades.todas();
  return {
    para: "paquetes",
    especialidades: especialidades.filter(({ id }) => idsDeEspecialidad.has(id)).map(({ slug }) => slug),
  };
}

/**
 * Ends a paid pack that is being refunded: its unspent bonos leave the ledger, and a credit note is issued
 * (R.S. 007-99/SUNAT, art. 10).
 */
async function cerrar(
  repos: Repos<"comprobantes" | "monedas" | "pedidos" | "saldos">,
  compra: Compra,
  ahora: Date,
): Promise<number | null> {
  const { idPedido } = compra;
  if (!(await repos.pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", ahora))) return null;
  const retirados = await repos.saldos.retirarCompra(compra, ahora);
  if (compra.monedas !== null) await repos.monedas.devolver(compra.idPersona, idPedido, ahora);
  await revertirComprobante(repos, idPedido, ahora);
  return retirados;
}

interface AvisoDeCompra {
  compra: Compra;
  id: string;
  titulo: string;
  parrafo: string;
}

/** Tells the person by mail and in the inbox. */
async function avisar(
  repos: Repos<"correos" | "destinatarios" | "notificaciones">,
  sitio: Sitio,
  { compra: { idPersona, idPedido }, id, titulo, parrafo }: AvisoDeCompra,
  ahora: Date,
): Promise<void> {
  const enlace = direccionDeCompra({ idPedido });
  const anuncio = {
    id,
    idPersona,
    icono: "recibo",
    mensaje: `${titulo}.`,
    titulo,
    parrafos: [parrafo],
    enlace,
    enlaces: [{ texto: "Ver tu compra", url: `${sitio.url}${enlace}` }],
  } as const;
  await anunciar(repos, sitio, anuncio, ahora);
}
