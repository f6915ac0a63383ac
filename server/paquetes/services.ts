import { makePagarCompraConCupon, makeSoltarCompra } from "../../app/domain/paquetes/compras/cerrarSinPagar";
import { makeCrearCompra, makePagarCompra } from "../../app/domain/paquetes/compras/comprarPaquete";
import { makeValidarCuponDePaquete } from "../../app/domain/paquetes/compras/cuponDePaquete";
import {
  makeDevolverCompra,
  makeVencerCompras,
  makeVerCompra,
  makeVerPaquete,
  makeVerTienda,
} from "../../app/domain/paquetes/compras/verCompras";
import { makeCanjear } from "../../app/domain/paquetes/monedas/canjear";
import { makeAvisarMonedas, makeVencerMonedas } from "../../app/domain/paquetes/monedas/vencerMonedas";
import { makeVerMonedas } from "../../app/domain/paquetes/monedas/verMonedas";
import { makeAvisarBonos, makeVencerBonos } from "../../app/domain/paquetes/saldo/vencerBonos";
import { makeVerMovimientos, makeVerSaldo } from "../../app/domain/paquetes/saldo/verSaldo";
import type { Base } from "../platform/services";
import type { OpenedVentas } from "../ventas/module";

export function openPaquetes(
  { options, deps, depsDe, alFallar }: Base,
  { ventas: { planDe, depsDePago } }: { ventas: OpenedVentas },
) {
  return {
    services: {
      verTienda: makeVerTienda(deps),
      verPaquete: makeVerPaquete(deps),
      crearCompra: makeCrearCompra(deps, planDe),
      validarCuponDePaquete: makeValidarCuponDePaquete(deps, planDe),
      pagarCompraConCupon: makePagarCompraConCupon(deps),
      soltarCompra: makeSoltarCompra(depsDePago("persona")),
      pagarCompra: makePagarCompra(depsDePago("persona")),
      verCompra: makeVerCompra(deps),
      devolverCompra: makeDevolverCompra(deps),
      monedas: options.monedas ? { ver: makeVerMonedas(deps), canjear: makeCanjear(deps) } : null,
      lotesDeSaldo: deps.repos.saldos.lotesVivos,
      verSaldo: makeVerSaldo(deps, alFallar),
      verMovimientosDeSaldo: makeVerMovimientos(deps),
    },
    jobs: [
      { nombre: "vencer-compras", cadaSegundos: 60, run: makeVencerCompras(depsDe("reloj")) },
      { nombre: "vencer-bonos", cadaSegundos: 60, run: makeVencerBonos(deps) },
      { nombre: "avisar-vencimientos", cadaSegundos: 10 * 60, run: makeAvisarBonos(deps) },
      { nombre: "vencer-monedas", cadaSegundos: 60, run: makeVencerMonedas(deps) },
      ...(options.monedas
        ? [{ nombre: "avisar-monedas", cadaSegundos: 10 * 60, run: makeAvisarMonedas(deps) }]
        : []),
    ],
  };
}

type Own = ReturnType<typeof openPaquetes>["services"];
/** A noun with a folder of its own adds what it offers. */
export interface PaquetesServices extends Own {}

declare module "../platform/services" {
  interface ServicesOptions {
    /** This installation has rewards coins. */
    monedas?: boolean;
  }
  interface Services {
    paquetes: PaquetesServices;
  }
}
