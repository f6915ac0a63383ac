import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { bloquearPedido, type ConVendibles } from "../pedidos/vendible";
import type { LoDeEmitir } from "../comprobantes/emitirComprobante";
import { confirmarPedido } from "./confirmarPedido";
import { porCobrar, type FormaDePago, type Pedido } from "../pedidos/pedido";

interface Pregunta {
  idPersona: number;
  idPedido: string;
}

/**
 * Pays an order with what the person has already, or confirms one that its coupon covers whole: what pays it, the
 * order, what is delivered and its mail change together or not at all. Paying a paid order again, however it was paid,
 * answers what it delivered; one whose money went back, or whose place was given up, is closed.
 */
export function makePagarSinTarjeta<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(
  deps: Deps<NoInfer<K> | "cupones" | "pagos" | "pedidos" | LoDeEmitir> & ConVendibles<K, P, E, R>,
  formaDePago: Exclude<FormaDePago, "tarjeta">,
) {
  const { transaccion, now } = deps;
  return (pregunta: Pregunta) =>
    transaccion(async (trx): Promise<Result<E, R | "falta-pagar" | "pago-en-proceso">> => {
      const ahora = now();
      const suyo = await bloquearPedido(trx, deps, pregunta);
      if (!suyo.ok) return suyo;
      const { vendible, pedido } = suyo.value;
      const { idPedido } = pedido;
      const { cerrado, vencido } = vendible.rechazos;
      if (pedido.estado === "devuelto") return refuse(cerrado);
      if (pedido.estado === "pagado") {
        const entregado = await vendible.entregado(trx, pedido);
        return entregado === null ? refuse(cerrado) : done(entregado);
      }
      if (pedido.estado !== "pendiente") return refuse(vencido);
      if (formaDePago === "cupon" && porCobrar(pedido) > 0) return refuse("falta-pagar");
      const impedido = await vendible.impide(trx, pedido);
      if (impedido) return refuse(impedido);
      const pagos = await trx.pagos.delPedido(idPedido);
      if (pagos.some(({ estado }) => estado === "procesando")) return refuse("pago-en-proceso");
      const aTiempo =
        (await vendible.plazo(trx, pedido, ahora)) && (await vendible.tomar(trx, pedido, ahora));
      if (!aTiempo) return refuse(vencido);
      await trx.pedidos.cambiarEstado(idPedido, ["pendiente"], "pagado", ahora);
      if (formaDePago === "saldo") {
        const sinSaldo = await vendible.gastar(trx, pedido, ahora);
        if (sinSaldo) return refuse(sinSaldo);
        // It pays the whole of it: the coupon is worth keeping for another order.
        await trx.cupones.devolver([idPedido], ahora);
        await trx.pedidos.rebajar(idPedido, null, 0, ahora);
      }
      return done(await confirmarPedido(trx, vendible, pedido, { formaDePago, ahora }));
    });
}
