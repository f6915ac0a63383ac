import { confirmarPedido } from "./confirmarPedido";
import type { Pedido } from "../pedidos/pedido";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { vendibleDe, type ConVendibles, type PorQueVuelve, type Vendible } from "../pedidos/vendible";
import type { RepositoriosAlEmitir } from "../comprobantes/emitirComprobante";
import { avisarDevolucion, avisarDevuelto, type RepositoriosAlAnunciar } from "./avisosDePago";
import { ANTES_DE, centimosRestantes, type Pago } from "./pago";
import type { PagoEnPasarela } from "./pasarela";

type RepositoriosAlRegistrar =
  "cobros" | "cupones" | "pagos" | "pedidos" | RepositoriosAlAnunciar | RepositoriosAlEmitir;

/**
 * Records a payment as read from the gateway's API, never as claimed by a notification or a return address. An approved
 * payment delivers the order or is refunded, in one transaction. Repeated, late or unordered reports change nothing.
 */
export function makeRegistrarPago<K extends keyof Repositorios>({
  transaccion,
  now,
  ...deps
}: DepsConSitio<NoInfer<K> | RepositoriosAlRegistrar> & ConVendibles<K>) {
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
      if (recien) await trx.cobros.olvidarRetorno(cobro.idCobro);
      let pago = recien ? nuevo : await trx.pagos.porId(cobro.pasarela, lectura.idPago);
      if (pago?.idCobro !== cobro.idCobro) return refuse("pago-de-otro-cobro");
      const leerPedido = async () => {
        const pedido = await trx.pedidos.porId(cobro.idPedido);
        if (!pedido) throw new Error("a cobro without its order");
        return { pedido, vendible: vendibleDe(deps, pedido) };
      };

      switch (lectura.estado) {
        case "pendiente":
          if (recien) {
            // The goods stay kept while the gateway decides, up to a limit, so that an undecided payment never blocks
            // them for ever.
            const { vendible, pedido } = await leerPedido();
            await vendible.mantener?.(trx, await vendible.leer(trx, pedido));
          }
          break;
        case "rechazado":
          await trx.pagos.cambiarEstado(pago, ANTES_DE.rechazado, "rechazado", ahora);
          break;
        case "devuelto":
          if (await trx.pagos.cambiarEstado(pago, ANTES_DE.devuelto, "devuelto", ahora)) {
            const { vendible, pedido: visto } = await leerPedido();
            const pedido = await vendible.leer(trx, visto);
            await avisarDevuelto(trx, deps.sitio, vendible, { pedido, pago, ahora });
            await vendible.retirar(trx, pedido, { centimos: centimosRestantes(pago), ahora });
          }
          break;
        case "aprobado":
          // The charged amount is that of the approval, even when another amount was announced before.
          pago = { ...pago, montoCentimos: lectura.montoCentimos };
          if (await trx.pagos.cambiarEstado(pago, ANTES_DE.aprobado, "pagado", ahora)) {
            const { vendible, pedido: visto } = await leerPedido();
            const pedido = await vendible.bloquear(trx, visto);
            pago = { ...pago, estado: "pagado" };
            const esLoCobrado = lectura.montoCentimos === cobro.montoCentimos && lectura.moneda === "PEN";
            const porque = await aplicar(trx, vendible, pedido, { esLoCobrado, ahora });
            if (porque === null) break;
            await trx.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora);
            await avisarDevolucion(trx, deps.sitio, vendible, { pedido, pago, ahora, porque });
          }
          break;
      }
      return done({ idPedido: cobro.idPedido });
    });
}

/** Delivers the order of an approved payment. When that fails it returns the reason, and the money is refunded. */
async function aplicar<K extends keyof Repositorios>(
  repos: Repos<K> & Repos<"cupones" | "pedidos" | RepositoriosAlEmitir>,
  vendible: Vendible<K>,
  pedido: Pedido,
  { esLoCobrado, ahora }: { esLoCobrado: boolean; ahora: Date },
): Promise<PorQueVuelve | null> {
  const espera = esLoCobrado && (pedido.estado === "pendiente" || pedido.estado === "vencido");
  const porque = espera ? await faltaAlgo(repos, vendible, pedido, ahora) : "sin-espera";
  if (porque === null) {
    await repos.pedidos.cambiarEstado(pedido.idPedido, [pedido.estado], "pagado", ahora);
    await confirmarPedido(repos, vendible, pedido, { formaDePago: "tarjeta", ahora });
  } else if (esLoCobrado) {
    const { pedidos } = repos;
    await (vendible.renunciar?.(repos, pedido, ahora) ??
      pedidos.cambiarEstado(pedido.idPedido, ["pendiente", "vencido", "anulado"], "devuelto", ahora));
  }
  return porque;
}

/**
 * Takes the coupon and the goods of the order, again when they were freed at its expiry. Returns the reason when the
 * order cannot be delivered any more, else null.
 */
async function faltaAlgo<K extends keyof Repositorios>(
  repos: Repos<K> & Repos<"cupones">,
  vendible: Vendible<K>,
  pedido: Pedido,
  ahora: Date,
): Promise<PorQueVuelve | null> {
  if (await vendible.impide?.(repos, pedido)) return "impedido";
  const todo = (await repos.cupones.retomar(pedido, ahora)) && (await vendible.tomar(repos, pedido, ahora));
  return todo ? null : "agotado";
}
