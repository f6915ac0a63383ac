import type { makePagarConTarjeta } from "../../ventas/pagos/pagarConTarjeta";
import { done, refuse } from "../../shared/result";
import type { RechazoDePedido } from "../reservas/reserva";
import type { makePedirCambio } from "./pedirCambio";
import type { makeReprogramarCita, Reprogramacion } from "./reprogramarCita";

interface Caminos {
  reprogramarCita: ReturnType<typeof makeReprogramarCita>;
  pedirCambio: ReturnType<typeof makePedirCambio>;
  pagarConTarjeta: (
    ...pago: Parameters<ReturnType<typeof makePagarConTarjeta>>
  ) => Promise<{ ok: true; value: { urlDePago: string } } | { ok: false; rechazo: RechazoDePedido }>;
}

/**
 * Moves a session, with or without extra cost. Without extra cost the session moves at once; otherwise it moves when
 * the price difference is paid. The result tells which.
 */
export function makeCambiarCita({ reprogramarCita, pedirCambio, pagarConTarjeta }: Caminos) {
  return async (pedida: Reprogramacion & { origen: string }) => {
    const diferencia = pedida.diferenciaCentimos ?? 0;
    if (diferencia <= 0) {
      const movida = await reprogramarCita(pedida);
      return movida.ok ? done({ tipo: "movida" as const, conDevolucion: diferencia < 0 }) : movida;
    }
    const pedido = await pedirCambio(pedida);
    if (!pedido.ok) return pedido;
    const { idPersona, origen } = pedida;
    const { idPedido } = pedido.value;
    const cobro = await pagarConTarjeta({ idPersona, idPedido, origen });
    if (cobro.ok) return done({ tipo: "por-pagar" as const, idPedido, urlDePago: cobro.value.urlDePago });
    return cobro.rechazo === "pasarela-no-responde"
      ? refuse(cobro.rechazo, { cercanos: [] })
      : done({ tipo: "por-pagar" as const, idPedido, urlDePago: null });
  };
}
