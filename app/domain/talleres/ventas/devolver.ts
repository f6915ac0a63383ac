import { soles } from "../../shared/dinero";
import { PLAZOS_PREDETERMINADOS } from "../../shared/especialidades/especialidad";
import { diaYHora, sumarMinutos } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import {
  A_LA_TARJETA,
  loQueQuedaDe,
  todoLoPagado,
  type LoPagado,
  type Vuelve,
} from "../../ventas/devoluciones/vuelve";
import { devolverPagos } from "../../ventas/devoluciones/devolverPedido";
import type { FormaDePago } from "../../ventas/pedidos/pedido";
import type { FechaConLugares, Inscripcion } from "../inscripciones/inscripcion";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** The order that paid a place, and what of it is kept. */
export interface Venta extends LoPagado {
  pedido: PedidoDeTaller;
}

/** What giving a payment back touches, and what knows of it. */
export type LoDeDevolver = "comprobantes" | "pagos" | "pedidos" | "pedidosDeTaller";

/** What paid a place; null for one that is free, or that nobody paid. */
export async function loPagado(
  repos: Repos<"pagos" | "pedidosDeTaller">,
  { idInscripcion, estado }: Pick<Inscripcion, "idInscripcion" | "estado">,
): Promise<Venta | null> {
  const pedido =
    estado === "inscrita" && (await repos.pedidosDeTaller.deLaInscripcion(idInscripcion, "pagado"));
  if (!pedido) return null;
  const pagos = await repos.pagos.delPedido(pedido.idPedido);
  return { pedido, formaDePago: pedido.formaDePago ?? "tarjeta", ...loQueQuedaDe(pagos) };
}

/** What somebody is told before they leave what they paid, and what decides what comes back. */
export interface AntesDeDejar {
  vuelve: Vuelve;
  /** Leaving is free of charge still. */
  aTiempo: boolean;
  hasta: Date;
  /** When it is read. */
  ahora: Date;
}

/** The last instant at which a place is left with everything back: the notice of sessions, where none is said. */
const limiteParaDejar = ({ inicio }: Pick<FechaConLugares, "inicio">) =>
  sumarMinutos(inicio, -PLAZOS_PREDETERMINADOS.cancelarEnMinutos);

export function antesDeDejar(
  pagado: LoPagado,
  fecha: Pick<FechaConLugares, "inicio">,
  ahora: Date,
): AntesDeDejar {
  const hasta = limiteParaDejar(fecha);
  const aTiempo = ahora <= hasta;
  return { vuelve: aTiempo ? todoLoPagado(pagado) : { tipo: "nada" }, aTiempo, hasta, ahora };
}

/** What comes back of a place if it is left now; null where nothing was paid. */
export function makeVerAntesDeDejar({ repos, now }: Deps<"pagos" | "pedidosDeTaller">) {
  return async (inscripcion: Inscripcion, fecha: { inicio: Date }) => {
    const venta = await loPagado(repos, inscripcion);
    return venta && { ...antesDeDejar(venta, fecha, now()), idPedido: venta.pedido.idPedido };
  };
}

const VUELVE_TODO = "vuelve todo lo que pagaste";
const sinCostoHasta = (hasta: Date, ahora?: Date, puedes = "Puedes") =>
  `${puedes} dejarlo sin costo hasta el ${diaYHora(hasta, ahora)}`;

/**
 * The same for who has not paid it yet: before they pay, they know up to when it comes back. A place that is kept for
 * them has a time of its own to be paid in, which is not this one.
 */
export function textoAntesDePagar(
  fecha: Pick<FechaConLugares, "inicio">,
  ahora: Date,
  { porPagar = false } = {},
) {
  const hasta = limiteParaDejar(fecha);
  const aTiempo = ahora <= hasta;
  const texto = aTiempo
    ? `${sinCostoHasta(hasta, ahora, porPagar ? "Cuando lo pagues, puedes" : undefined)}: ${VUELVE_TODO}.`
    : "Si pagas ahora y después dejas tu lugar, no vuelve lo que pagaste.";
  return { aTiempo, texto };
}

/**
 * The same for who has just paid it, in what they keep: up to when, and not what it would be at this moment. A mail is
 * read whenever, and names the year.
 */
export function textoTrasPagar(
  fecha: Pick<FechaConLugares, "inicio">,
  formaDePago: FormaDePago | null,
  ahora: Date,
  enCorreo = false,
): string {
  const hasta = limiteParaDejar(fecha);
  if (ahora > hasta)
    return "El plazo para dejarlo sin costo ya terminó: si lo dejas, no vuelve lo que pagaste.";
  const vuelve = formaDePago === "cupon" ? "puedes volver a usar tu cupón" : VUELVE_TODO;
  return `¿No puedes ir? ${sinCostoHasta(hasta, enCorreo ? undefined : ahora)}: ${vuelve}.`;
}

/** What leaving means, before it is confirmed. */
export function textoAntesDeDejar({ vuelve, aTiempo, hasta, ahora }: AntesDeDejar): string {
  if (!aTiempo) {
    return `El plazo para dejarlo sin costo terminó el ${diaYHora(hasta, ahora)}. Si lo dejas ahora, no vuelve lo que pagaste.`;
  }
  const sinCosto = `${sinCostoHasta(hasta, ahora)}.`;
  if (vuelve.tipo === "cupon") return `Si dejas tu lugar ahora, puedes volver a usar tu cupón. ${sinCosto}`;
  if (vuelve.tipo !== "dinero") return `No queda nada por devolver de tu lugar. ${sinCosto}`;
  return `Si dejas tu lugar ahora, te devolvemos ${soles(vuelve.centimos)}, todo lo que pagaste, ${A_LA_TARJETA}. ${sinCosto}`;
}

/** The same in so few words that nobody misses them. */
export function loQueVuelveAlDejar({ vuelve }: Pick<AntesDeDejar, "vuelve">): string {
  if (vuelve.tipo === "dinero") return `Vuelve ${soles(vuelve.centimos)}`;
  if (vuelve.tipo === "cupon") return "Vuelve tu cupón";
  return vuelve.tipo === "bono" ? "Vuelve tu bono" : "No vuelve nada de lo que pagaste";
}

/** All that was paid for a place goes back, inside the caller's transaction. Null where it did before. */
export async function devolverLugar(
  repos: Repos<"comprobantes" | "pagos" | "pedidos">,
  { idPedido, formaDePago }: PedidoDeTaller,
  ahora: Date,
): Promise<number | null> {
  // Its coupon comes back with it.
  if (!(await repos.pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", ahora))) return null;
  const centimos = await devolverPagos(repos, await repos.pagos.delPedido(idPedido), ahora);
  if (formaDePago === "tarjeta") await revertirComprobante(repos, idPedido, ahora);
  return centimos;
}
