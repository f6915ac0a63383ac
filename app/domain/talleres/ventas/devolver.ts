import { soles } from "../../shared/dinero";
import { PLAZOS_PREDETERMINADOS } from "../../shared/especialidades/especialidad";
import { diaYHora, diaYHoraEscrita, sumarMinutos } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { revertirComprobante } from "../../ventas/comprobantes/emitirComprobante";
import {
  A_LA_TARJETA,
  pagoRestante,
  devolucionEntera,
  type PagoDelPedido,
  type Vuelve,
} from "../../ventas/devoluciones/vuelve";
import { devolverPagos } from "../../ventas/devoluciones/devolverPedido";
import type { FormaDePago } from "../../ventas/pedidos/formaDePago";
import type { FechaConLugares, Inscripcion } from "../inscripciones/inscripcion";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** The order that paid a place, with the stored facts of its payment. */
export interface Venta extends PagoDelPedido {
  pedido: PedidoDeTaller;
}

/** Repositories for the refund of a payment. */
export type RepositoriosAlDevolver = "comprobantes" | "pagos" | "pedidos" | "pedidosDeTaller";

/** The paid order of a place; null for a free place, and for one that nobody paid. */
export async function ventaDelLugar(
  repos: Repos<"pagos" | "pedidosDeTaller">,
  { idInscripcion, estado }: Pick<Inscripcion, "idInscripcion" | "estado">,
): Promise<Venta | null> {
  const pedido =
    estado === "inscrita" && (await repos.pedidosDeTaller.deLaInscripcion(idInscripcion, "pagado"));
  if (!pedido) return null;
  const pagos = await repos.pagos.delPedido(pedido.idPedido);
  return { pedido, formaDePago: pedido.formaDePago ?? "tarjeta", ...pagoRestante(pagos) };
}

/** Facts that a person sees before they give up a paid place; the refund uses the same facts. */
export interface AntesDeDejar {
  vuelve: Vuelve;
  /** True while giving up the place is still free of charge. */
  aTiempo: boolean;
  hasta: Date;
  /** Instant at which these facts were read. */
  ahora: Date;
}

/** Last instant for giving up a place with a full refund; the default deadline of sessions applies. */
const limiteParaDejar = ({ inicio }: Pick<FechaConLugares, "inicio">) =>
  sumarMinutos(inicio, -PLAZOS_PREDETERMINADOS.cancelarEnMinutos);

export function antesDeDejar(
  pagado: PagoDelPedido,
  fecha: Pick<FechaConLugares, "inicio">,
  ahora: Date,
): AntesDeDejar {
  const hasta = limiteParaDejar(fecha);
  const aTiempo = ahora <= hasta;
  return { vuelve: aTiempo ? devolucionEntera(pagado) : { tipo: "nada" }, aTiempo, hasta, ahora };
}

/** Refund of a place that is given up now; null when nothing was paid. */
export function makeVerAntesDeDejar({ repos, now }: Deps<"pagos" | "pedidosDeTaller">) {
  return async (inscripcion: Inscripcion, fecha: { inicio: Date }) => {
    const venta = await ventaDelLugar(repos, inscripcion);
    return venta && { ...antesDeDejar(venta, fecha, now()), idPedido: venta.pedido.idPedido };
  };
}

const VUELVE_TODO = "vuelve todo lo que pagaste";
const sinCostoHasta = (hasta: Date, ahora?: Date, puedes = "Puedes") =>
  `${puedes} dejarlo sin costo hasta el ${ahora ? diaYHora(hasta, ahora) : diaYHoraEscrita(hasta)}`;

/** Rule for giving up a place, told before the payment. The deadline for the payment is told elsewhere. */
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
 * Rule for giving up a place, in a text that the person keeps after paying: it names the deadline, with its year,
 * because a mail may be read at any time.
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

/** Effect of giving up a place, told before the person confirms. */
export function textoAntesDeDejar({ vuelve, aTiempo, hasta, ahora }: AntesDeDejar): string {
  if (!aTiempo) {
    return `El plazo para dejarlo sin costo terminó el ${diaYHora(hasta, ahora)}. Si lo dejas ahora, no vuelve lo que pagaste.`;
  }
  const sinCosto = `${sinCostoHasta(hasta, ahora)}.`;
  if (vuelve.tipo === "cupon") return `Si dejas tu lugar ahora, puedes volver a usar tu cupón. ${sinCosto}`;
  if (vuelve.tipo !== "dinero") return `No queda nada por devolver de tu lugar. ${sinCosto}`;
  return `Si dejas tu lugar ahora, te devolvemos ${soles(vuelve.centimos)}, todo lo que pagaste, ${A_LA_TARJETA}. ${sinCosto}`;
}

/** Refund for giving up a place, in very few words. */
export function devolucionEnBreve({ vuelve }: Pick<AntesDeDejar, "vuelve">): string {
  if (vuelve.tipo === "dinero") return `Vuelve ${soles(vuelve.centimos)}`;
  if (vuelve.tipo === "cupon") return "Vuelve tu cupón";
  return vuelve.tipo === "bono" ? "Vuelve tu bono" : "No vuelve nada de lo que pagaste";
}

/** Refunds all payments of a place, inside the caller's transaction. Null when they were refunded before. */
export async function devolverLugar(
  repos: Repos<"comprobantes" | "pagos" | "pedidos">,
  { idPedido, formaDePago }: PedidoDeTaller,
  ahora: Date,
): Promise<number | null> {
  // The coupon of the order is given back with the place.
  if (!(await repos.pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", ahora))) return null;
  const centimos = await devolverPagos(repos, await repos.pagos.delPedido(idPedido), ahora);
  if (formaDePago === "tarjeta") await revertirComprobante(repos, idPedido, ahora);
  return centimos;
}
