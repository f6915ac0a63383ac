import { confirmarPedido } from "./confirmarPedido";
import type { Pedido } from "../pedidos/pedido";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { vendibleDe, type ConVendibles, type PorQueVuelve, type Vendible } from "../pedidos/vendible";
import type { LoDeEmitir } from "../comprobantes/emitirComprobante";
import { avisarDevolucion, avisarDevuelto, type LoDeAvisarPago } from "./avisosDePago";
import { ANTES_DE, loQueQueda, type Pago } from "./pago";
import type { PagoEnPasarela } from "./pasarela";

type LoDeRegistrar = "cobros" | "cupones" | "pagos" | "pedidos" | LoDeAvisarPago | LoDeEmitir;

/**
 * Takes in what the gateway says of a payment, read from the gateway itself and never from a notification's body
 * or a return address. An approved payment becomes what was ordered or money that goes back, in one transaction;
 * hearing of it again, late or out of order, changes nothing.
 */
export function makeRegistrarPago<K extends keyof Repositorios>({
  transaccion,
  now,
  ...deps
}: DepsConSitio<NoInfer<K> | LoDeRegistrar> & ConVendibles<K>) {
  return (lectura: PagoEnPasarela) =>
    transaccion(async (trx) => {
      const ahora = now();
      const cobro = await trx.cobros.porId(lectura.idCobro);
      if (!cobro) return refuse("cobro-desconocido");
      const nuevo: Pago = {
        pasarela: cobro.pasarela,
        idPago: lectura.idPago,
        idCobro: cobro.idCobro,
        montoCentimos: lectura.montoCentimos,
        estado: "procesando",
        devueltoCentimos: 0,
        porDevolverCentimos: 0,
        creadoEn: ahora,
      };
      const recien = await trx.pagos.crear(nuevo);
      let pago = recien ? nuevo : await trx.pagos.porId(cobro.pasarela, lectura.idPago);
      if (pago?.idCobro !== cobro.idCobro) return refuse("pago-de-otro-cobro");
      const suyo = async () => {
        const pedido = await trx.pedidos.porId(cobro.idPedido);
        if (!pedido) throw new Error("a cobro without its order");
        return { pedido, vendible: vendibleDe(deps, pedido) };
      };

      switch (lectura.estado) {
        case "pendiente":
          if (recien) {
            // While the gateway decides it stays kept; not longer than its limit, so that it never blocks for ever.
            const { vendible, pedido } = await suyo();
            await vendible.mantener(trx, await vendible.leer(trx, pedido));
          }
          break;
        case "rechazado":
          await trx.pagos.cambiarEstado(pago, ANTES_DE.rechazado, "rechazado", ahora);
          break;
        case "devuelto":
          if (await trx.pagos.cambiarEstado(pago, ANTES_DE.devuelto, "devuelto", ahora)) {
            const { vendible, pedido: visto } = await suyo();
            const pedido = await vendible.leer(trx, visto);
            await avisarDevuelto(trx, deps.sitio, vendible, { pedido, pago, ahora });
            await vendible.retirar(trx, pedido, { centimos: loQueQueda(pago), ahora });
          }
          break;
        case "aprobado":
          // What was charged is what the approval says, also when it was announced as another amount.
          pago = { ...pago, montoCentimos: lectura.montoCentimos };
          if (await trx.pagos.cambiarEstado(pago, ANTES_DE.aprobado, "pagado", ahora)) {
            const { vendible, pedido: visto } = await suyo();
            const pedido = await vendible.bloquear(trx, visto);
            pago = { ...pago, estado: "pagado" };
            const esLoCobrado = lectura.montoCentimos === cobro.montoCentimos && lectura.moneda === "PEN";
            const porque = await aplicar(trx, vendible, pedido, esLoCobrado, ahora);
            if (porque === null) break;
            await trx.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
            await avisarDevolucion(trx, deps.sitio, vendible, { pedido, pago, ahora, porque });
          }
          break;
      }
      return done({ idPedido: cobro.idPedido });
    });
}

/** An approved payment: what it was for is theirs; or why not, and the money goes back. */
async function aplicar<K extends keyof Repositorios>(
  repos: Repos<K> & Repos<"cupones" | "pedidos" | LoDeEmitir>,
  vendible: Vendible<K>,
  pedido: Pedido,
  esLoCobrado: boolean,
  ahora: Date,
): Promise<PorQueVuelve | null> {
  const espera = esLoCobrado && (pedido.estado === "pendiente" || pedido.estado === "vencido");
  const porque = espera ? await faltaAlgo(repos, vendible, pedido, ahora) : "sin-espera";
  if (porque === null) {
    await repos.pedidos.cambiarEstado(pedido.idPedido, [pedido.estado], "pagado", ahora);
    await confirmarPedido(repos, vendible, pedido, { formaDePago: "tarjeta", ahora });
  } else if (esLoCobrado) {
    await vendible.renunciar(repos, pedido, ahora);
  }
  return porque;
}

/** Takes what the order wants, again where it came back when it expired; somebody else may have it by now. */
async function faltaAlgo<K extends keyof Repositorios>(
  repos: Repos<K> & Repos<"cupones">,
  vendible: Vendible<K>,
  pedido: Pedido,
  ahora: Date,
): Promise<PorQueVuelve | null> {
  if ((await vendible.impide(repos, pedido)) !== null) return "impedido";
  const todo = (await repos.cupones.retomar(pedido, ahora)) && (await vendible.tomar(repos, pedido, ahora));
  return todo ? null : "agotado";
}
