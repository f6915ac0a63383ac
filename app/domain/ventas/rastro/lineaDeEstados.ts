import type { EstadoDePago } from "../pagos/pago";
import type { EstadoDePedido } from "../pedidos/pedido";
import type { EstadoDeDevolucion } from "./cambio";
import { PALABRA_DE_ASUNTO, palabraDeEstado } from "./textos";

/** Mark of a matter of an order on its line: done, going on, still to come, or failed. */
type Marca = "hecho" | "ahora" | "falta" | "mal";

/** Marks of states. A matter without a state is still to come. */
const MARCA = {
  pedido: {
    pendiente: "ahora",
    pagado: "hecho",
    vencido: "mal",
    anulado: "mal",
    devuelto: "hecho",
    relevado: "hecho",
  },
  pago: {
    procesando: "ahora",
    rechazado: "mal",
    pagado: "hecho",
    "por-devolver": "hecho",
    devuelto: "hecho",
  },
  devolucion: { pedida: "ahora", hecha: "hecho" },
} as const satisfies {
  pedido: Record<EstadoDePedido | "relevado", Marca>;
  pago: Record<EstadoDePago, Marca>;
  devolucion: Record<EstadoDeDevolucion, Marca>;
};

interface EstadosDePedido {
  pedido: EstadoDePedido | "relevado";
  /** State of the payment that the page tells of; null without one. */
  pago: EstadoDePago | null;
  /** Words for an order that was paid without a card; null for a card or an unpaid order. */
  sinTarjeta: string | null;
  /** Bought thing, and true in `hecha` while the person has it; null when it has no states of its own. */
  entrega: { nombre: string; estado: string; hecha: boolean } | null;
  devolucion: EstadoDeDevolucion | null;
}

/** Matters of an order in the order in which they happen, each with its state in words and its mark. */
export function lineaDeEstados({ pedido, pago, sinTarjeta, entrega, devolucion }: EstadosDePedido) {
  const linea: { nombre: string; estado: string; como: Marca }[] = [
    {
      nombre: PALABRA_DE_ASUNTO.pedido,
      estado: palabraDeEstado("pedido", pedido),
      como: MARCA.pedido[pedido],
    },
    {
      nombre: PALABRA_DE_ASUNTO.pago,
      estado: pago ? palabraDeEstado("pago", pago) : (sinTarjeta ?? "Ninguno"),
      como: pago ? MARCA.pago[pago] : sinTarjeta ? "hecho" : "falta",
    },
  ];
  if (entrega)
    linea.push({
      nombre: entrega.nombre,
      estado: entrega.estado,
      como: entrega.hecha ? "hecho" : "falta",
    });
  if (devolucion)
    linea.push({
      nombre: PALABRA_DE_ASUNTO.devolucion,
      estado: palabraDeEstado("devolucion", devolucion),
      como: MARCA.devolucion[devolucion],
    });
  return linea;
}
