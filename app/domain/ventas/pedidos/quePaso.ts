import { devolucionDe, type Asunto } from "../historial/historial";
import { loDevuelto, type Cobro, type Pago } from "../pagos/pago";
import type { Deps, Repos, Todos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import { vendibleDe, type ConVendibles, type Entrega, type Situaciones, type Vendible } from "../vendible";
import type { Pedido } from "./pedido";

/** What somebody who asks about their payment is told first, as long as nothing was delivered. */
export type Situacion =
  "por-pagar" | "rechazado" | "procesando" | "por-devolver" | "devuelto" | "vencido" | "anulado";

/** An order with everything that became of it. */
export interface Expediente extends Omit<Entrega, "detalle" | "relevados"> {
  pedido: Pedido;
  pagos: Pago[];
  cobros: Cobro[];
}

/**
 * The one rule of "¿Qué pasó con mi pago?": what is known, each of the four things by itself and null where there
 * never was one, and what the person can do now. `miramosEn`: when we ask the gateway again by ourselves; null when
 * there is nothing to ask about.
 */
export function quePaso<S extends string>(
  { pedido, pagos, cobros, entregado, ...entrega }: Expediente,
  situaciones: Situaciones<S>,
  now: Date,
) {
  // A later try counts for more than one that was refused, and money that goes back for more than any.
  const pago = pagos.findLast(({ estado }) => estado !== "rechazado") ?? pagos.at(-1) ?? null;
  const vuelve = pagos.map(({ estado }) => devolucionDe(estado)).filter((estado) => estado !== null);
  const devolucion = vuelve.includes("pedida") ? "pedida" : (vuelve[0] ?? null);
  const parte = pagos.some(({ porDevolverCentimos }) => porDevolverCentimos > 0)
    ? "pedida"
    : pagos.some((uno) => loDevuelto(uno) > 0)
      ? "hecha"
      : null;
  const abiertos = cobros.filter(({ estado }) => estado === "abierto").map(({ revisarEn }) => +revisarEn);
  const apartado = pedido.estado === "pendiente" && entrega.apartado;
  const procesando = pago?.estado === "procesando";
  const situacion = (): Situacion | S => {
    if (pedido.relevadoPor) return situaciones.relevado;
    if (entregado?.enPie) return situaciones.entregado;
    if (devolucion) return devolucion === "pedida" ? "por-devolver" : "devuelto";
    if (entregado) return situaciones.retirado;
    if (procesando) return "procesando";
    if (pedido.estado === "anulado") return "anulado";
    if (!apartado) return "vencido";
    return pago?.estado === "rechazado" ? "rechazado" : "por-pagar";
  };
  return {
    situacion: situacion(),
    estados: {
      pedido: pedido.estado,
      pago: pago?.estado ?? null,
      entrega: entregado?.estado ?? null,
      devolucion: devolucion ?? parte,
    },
    miramosEn: abiertos.length > 0 ? new Date(Math.max(Math.min(...abiertos), +now)) : null,
    puede: {
      pagar: apartado && !procesando,
      soltar: apartado,
      mirar: abiertos.length > 0,
      elegirOtro: !apartado && !procesando && !pedido.relevadoPor && !entregado?.enPie,
    },
  };
}

export const RECHAZOS_DE_QUE_PASO: Rechazos<"pedido-no-existe"> = {
  "pedido-no-existe": { clase: "not-found", mensaje: "No encontramos ese pedido." },
};

/** Anybody's order, what happened to it, and what can be done; for whoever runs the product. */
export function makeVerExpediente({ repos, now, ...deps }: Deps<Todos> & ConVendibles) {
  return async (idPedido: string) => {
    const visto = await repos.pedidos.porId(idPedido);
    if (!visto) return refuse("pedido-no-existe");
    const vendible = vendibleDe(deps, visto);
    const pedido = await vendible.leer(repos, visto);
    const { titulo } = await vendible.textos(repos, pedido);
    // What was charged may have been charged for the orders that this one took the place of.
    const cadena = [];
    for (const uno of await repos.pedidos.cadena(idPedido)) {
      cadena.push({ pedido: uno, pagos: await repos.pagos.delPedido(uno.idPedido) });
    }
    return done({
      titulo,
      cadena,
      ...(await verExpediente(repos, vendible, pedido, now())),
    });
  };
}

interface Visible<P extends Pedido, S extends string> extends Pick<Vendible<P>, "entrega"> {
  situaciones: Situaciones<S>;
}

/** An order of this person, whatever it is for, and what became of it; another person's is not found. */
export function makeVerQuePaso({ repos, now, ...deps }: Deps<Todos> & ConVendibles) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const suyo = await repos.pedidos.deUnaPersona(idPedido, idPersona);
    if (!suyo) return refuse("pedido-no-existe");
    const vendible = vendibleDe(deps, suyo);
    const pedido = await vendible.leer(repos, suyo);
    const [{ titulo, enlace }, { detalle: _, ...visto }] = await Promise.all([
      vendible.textos(repos, pedido),
      verExpediente(repos, vendible, pedido, now()),
    ]);
    return done({ titulo, enlace, ...visto });
  };
}

const DEL_DINERO: readonly Asunto[] = ["pago", "devolucion"];

/**
 * An order with its payments, its history, what was delivered and what all that comes to. What was charged and went
 * back for the orders whose place it took is told with it: to whoever asks, it is one payment.
 */
export async function verExpediente<P extends Pedido, S extends string>(
  repos: Repos<Todos>,
  vendible: Visible<P, S>,
  pedido: P,
  now: Date,
) {
  const { idPedido } = pedido;
  const [propios, cobros, propia, { detalle, relevados, ...entrega }] = await Promise.all([
    repos.pagos.delPedido(idPedido),
    repos.cobros.delPedido(idPedido),
    repos.historial.delPedido(idPedido),
    vendible.entrega(repos, pedido, now),
  ]);
  const anteriores = await Promise.all(
    relevados.map(async (idAnterior) => ({
      pagos: await repos.pagos.delPedido(idAnterior),
      historial: await repos.historial.delPedido(idAnterior),
    })),
  );
  const pagos = [...anteriores.flatMap((anterior) => anterior.pagos), ...propios];
  const delDinero = anteriores
    .flatMap((anterior) => anterior.historial)
    .filter(({ asunto }) => DEL_DINERO.includes(asunto));
  const historial = [...delDinero, ...propia].toSorted((uno, otro) => +uno.creadoEn - +otro.creadoEn);
  const expediente = { pedido, pagos, cobros, ...entrega };
  return {
    pedido,
    pagos,
    historial,
    detalle,
    ...quePaso(expediente, vendible.situaciones, now),
  };
}
