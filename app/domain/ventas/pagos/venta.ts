import type { Repositorios } from "../../shared/puertos";
import type { RepositoriosAlEmitir } from "../comprobantes/emitirComprobante";
import { makeValidarCupon, type PlanDe } from "../cupones/usarCupon";
import type { Pedido } from "../pedidos/pedido";
import type { EnVenta, Vendible } from "../pedidos/vendible";
import { cerrandoPaginas, type DepsDeCobro } from "./abrirPagina";
import { makeCrearPedido } from "./crearPedido";
import { FORMA_DE_PAGO } from "../pedidos/formaDePago";
import { makePagarConTarjeta } from "./pagarConTarjeta";
import { makePagarSinTarjeta } from "./pagarSinTarjeta";
import { makePedirYPagar } from "./pedirYPagar";
import type { RechazoDePago } from "./rechazos";
import { makeSoltarPedido } from "./soltarPedido";

interface DepsDeVenta<K extends keyof Repositorios> extends DepsDeCobro<
  NoInfer<K> | "cupones" | "intentos" | "pagos" | "pedidos" | RepositoriosAlEmitir
> {
  planDe: PlanDe;
}

/**
 * Use cases of a seller, from the price to the payment. `tambien`: sellers whose existing orders are served too,
 * without taking new ones. The hosted page of an order that ends is closed.
 */
export function makeVenta<
  O,
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(deps: DepsDeVenta<K>, enVenta: EnVenta<K, O, P, E, R>, ...tambien: Vendible<K, P, E, R>[]) {
  const { planDe } = deps;
  const vendibles: [Vendible<K, P, E, R>, ...Vendible<K, P, E, R>[]] = [enVenta, ...tambien];
  const { noExiste, cerrado, vencido } = enVenta.rechazos;
  const dePago = { ...deps, vendibles };
  const cerrando = cerrandoPaginas(dePago, deps);
  const crearPedido = makeCrearPedido(cerrando, enVenta, planDe);
  const pagarConTarjeta = makePagarConTarjeta(dePago);
  const pagarConCupon = makePagarSinTarjeta(cerrando, FORMA_DE_PAGO.cupon);
  const pagarConSaldo = makePagarSinTarjeta(cerrando, FORMA_DE_PAGO.saldo);
  return {
    validarCupon: makeValidarCupon(deps, enVenta, planDe),
    crearPedido,
    pagarConTarjeta,
    pagarConCupon,
    pagarConSaldo,
    pedirYPagar: makePedirYPagar<Parameters<typeof crearPedido>[0], R | RechazoDePago>({
      pedir: crearPedido,
      pagarConTarjeta,
      sinTarjeta: { cupon: pagarConCupon, saldo: pagarConSaldo },
      siguioSinEsto: [noExiste, cerrado, vencido, "pago-en-proceso"],
    }),
    soltarPedido: makeSoltarPedido(dePago),
  };
}
