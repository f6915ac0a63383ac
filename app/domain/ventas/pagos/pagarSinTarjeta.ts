import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { bloquearPedido, type ConVendibles } from "../pedidos/vendible";
import type { RepositoriosAlEmitir } from "../comprobantes/emitirComprobante";
import { confirmarPedido } from "./confirmarPedido";
import { porCobrar, type Pedido } from "../pedidos/pedido";
import type { FormaDePago } from "../pedidos/formaDePago";

interface Pregunta {
  idPersona: number;
  idPedido: string;
}

/**
 * Pays an order with the person's saldo or bono, or confirms an order whose coupon covers the whole price. Payment,
 * order, delivery and mail are stored together or not at all. A repeated request for a paid order returns the delivered
 * goods. An order that was refunded or given up is refused as closed.
 */
export function makePagarSinTarjeta<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(
  deps: Deps<NoInfer<K> | "cupones" | "pagos" | "pedidos" | RepositoriosAlEmitir> & ConVendibles<K, P, E, R>,
  formaDePago: Exclude<FormaDePago, "tarjeta">,
) {
  const { transaccion, now } = deps;
  return (pregunta: Pregunta) =>
    transaccion(async (trx): Promise<Result<E, R | "falta-pagar" | "pago-en-proceso">> => {
      const ahora = now();
      const bloqueado = await bloquearPedido(trx, deps, pregunta);
      if (!bloqueado.ok) return bloqueado;
      const { vendible, pedido } = bloqueado.value;
      const { idPedido } = pedido;
      const { cerrado, vencido } = vendible.rechazos;
      if (pedido.estado === "devuelto") return refuse(cerrado);
      if (pedido.estado === "pagado") {
        const entregado = await vendible.entregado(trx, pedido);
        return entregado === null ? refuse(cerrado) : done(entregado);
      }
      if (pedido.estado !== "pendiente") return refuse(vencido);
      if (formaDePago === "cupon" && porCobrar(pedido) > 0) return refuse("falta-pagar");
      const impedido = await vendible.impide?.(trx, pedido);
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
        // The saldo pays the whole order, so that its coupon is given back for another order.
        if (pedido.cupon !== null) {
          await trx.cupones.devolver([idPedido], ahora);
          await trx.pedidos.rebajar(idPedido, null, 0, ahora);
        }
      }
      return done(await confirmarPedido(trx, vendible, pedido, { formaDePago, ahora }));
    });
}
