import { emitirComprobante, revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import type { Mensaje } from "../../avisos/correo/plantilla";
import type { Sitio } from "../../shared/marca";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { Cobro, Pago } from "../../ventas/pagos/pago";
import type { PagoEnPasarela } from "../../ventas/pagos/pasarela";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { Repos } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { ultimoDia } from "../saldo/lotes";
import { direccionDeCompra } from "./direcciones";
import { sesionesDe, vencimientoDe, type Compra } from "./paquete";

interface Aprobacion {
  cobro: Cobro;
  pago: Pago;
  lectura: PagoEnPasarela;
  ahora: Date;
}

/**
 * An approved payment of a pack: its bonos enter the ledger with the confirmation, once; what was paid a second
 * time, or is not what was asked for, goes back. Inside the caller's transaction.
 */
export async function aplicarACompra(
  repos: Repos<
    | "compras"
    | "comprobantes"
    | "correos"
    | "cupones"
    | "datosDeCompra"
    | "destinatarios"
    | "notificaciones"
    | "pagos"
    | "pedidos"
    | "personas"
    | "saldos"
  >,
  sitio: Sitio,
  { cobro, pago, lectura, ahora }: Aprobacion,
): Promise<void> {
  const compra = await repos.compras.bloquear(cobro.idPedido);
  if (!compra) throw new Error("a cobro without its order");
  const { idPedido, estado } = compra;
  const esLoCobrado = lectura.montoCentimos === cobro.montoCentimos && lectura.moneda === "PEN";
  const espera = estado === "pendiente" || estado === "vencido";
  // What came back when the order expired is taken again, or somebody else has it by now.
  if (esLoCobrado && espera && (await repos.cupones.retomar(compra, ahora))) {
    await repos.pedidos.cambiarEstado(idPedido, [estado], "pagado", ahora);
    await entregarBonos(repos, sitio, compra, ahora, `Recibimos tu pago de ${soles(totalDe(compra))}.`);
    const concepto = `Paquete de ${sesionesDe(compra.contenido)} sesiones con especialista`;
    await emitirComprobante(repos, { pedido: compra, concepto, ahora });
    return;
  }
  const motivo =
    esLoCobrado && espera
      ? "cuando su plazo había terminado y su cupón ya no tenía usos"
      : "por un paquete que ya tenías pagado o habías dejado, o por otro monto";
  await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
  await avisar(repos, sitio, compra, ahora, {
    id: `devolucion:${pago.pasarela}:${pago.idPago}`,
    titulo: "Te devolvemos tu pago",
    parrafos: [
      `Recibimos un pago de ${soles(pago.montoCentimos)} ${motivo}.`,
      "Ya pedimos la devolución completa a la misma tarjeta. No tienes que hacer nada.",
    ],
  });
}

/** The bonos of an order that has just become `pagado` enter the ledger, once, and it is said. */
export async function entregarBonos(
  repos: Repos<"correos" | "destinatarios" | "notificaciones" | "saldos">,
  sitio: Sitio,
  compra: Compra,
  ahora: Date,
  comoSePago: string,
): Promise<void> {
  const venceEn = vencimientoDe(compra, ahora);
  await repos.saldos.comprar(compra, venceEn, ahora);
  await avisar(repos, sitio, compra, ahora, {
    id: `compra:${compra.idPedido}`,
    titulo: "Tus bonos ya están en tu saldo",
    parrafos: [
      `${comoSePago} Tienes ${sesionesDe(compra.contenido)} bonos más, hasta el ${ultimoDia({ venceEn })}.`,
    ],
  });
}

/** Ends a paid pack whose money goes back: the bonos that are left leave the ledger, and its receipt is taken back. */
export async function cerrarCompra(
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

/** Says it by mail and in the inbox, with what it announces. */
export async function avisar(
  repos: Repos<"correos" | "destinatarios" | "notificaciones">,
  sitio: Sitio,
  { idPersona, idPedido }: Compra,
  ahora: Date,
  { id, titulo, parrafos }: Pick<Mensaje, "titulo" | "parrafos"> & { id: string },
): Promise<void> {
  const enlace = direccionDeCompra({ idPedido });
  const enlaces = [{ texto: "Ver tu compra", url: `${sitio.url}${enlace}` }];
  const anuncio = {
    id,
    idPersona,
    icono: "recibo",
    mensaje: `${titulo}.`,
    titulo,
    parrafos,
    enlace,
    enlaces,
  } as const;
  await anunciar(repos, sitio, anuncio, ahora);
}
