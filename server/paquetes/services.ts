import { makeDePaquete } from "../../app/domain/paquetes/compras/dePaquete";
import {
  makeDevolverCompra,
  makeVencerCompras,
  makeVerCompra,
  makeVerPaquete,
  makeVerTienda,
} from "../../app/domain/paquetes/compras/verCompras";
import { makeCanjear } from "../../app/domain/paquetes/compras/canjear";
import { makeAvisarMonedas, makeVencerMonedas } from "../../app/domain/paquetes/monedas/vencerMonedas";
import { makeVerMonedas } from "../../app/domain/paquetes/monedas/verMonedas";
import { makeDarBonosDePlan, makeVerBonosDelPlan } from "../../app/domain/paquetes/planes/darBonosDePlan";
import type { FuenteDeProgramas } from "../../app/domain/paquetes/planes/programas";
import type { CodigoDePlan } from "../../app/domain/cuentas/perfil/planes";
import { makeAvisarBonos, makeVencerBonos } from "../../app/domain/paquetes/saldo/vencerBonos";
import { makeVerLotes, makeVerMovimientos, makeVerSaldo } from "../../app/domain/paquetes/saldo/verSaldo";
import { makeValidarCupon } from "../../app/domain/ventas/cupones/usarCupon";
import { makePagarConTarjeta } from "../../app/domain/ventas/pagos/pagarConTarjeta";
import { makeCrearPedido } from "../../app/domain/ventas/pagos/crearPedido";
import { makePedirYPagar } from "../../app/domain/ventas/pagos/pedirYPagar";
import type { RechazoDeCompra } from "../../app/domain/paquetes/compras/paquete";
import { makePagarSinTarjeta } from "../../app/domain/ventas/pagos/pagarSinTarjeta";
import { makeSoltarPedido } from "../../app/domain/ventas/pagos/soltarPedido";
import type { Base } from "../platform/services";
import type { OpenedCuentas } from "../cuentas/module";
import type { OpenedVentas } from "../ventas/module";

export function openPaquetes(
  { options, deps, depsDe, alFallar }: Base,
  { cuentas, ventas: { planDe, depsDePago } }: { cuentas: OpenedCuentas; ventas: OpenedVentas },
) {
  const { verBeneficios } = cuentas.services;
  const bonosDePlan = makeDarBonosDePlan({ ...deps, verBeneficios }, alFallar);
  const dePaquete = makeDePaquete(deps);
  const paquetes = { vendibles: [dePaquete] } as const;
  const fuentes: FuenteDeProgramas[] = [];
  const crearCompra = makeCrearPedido({ ...deps, ...paquetes }, dePaquete, planDe);
  const pagarCompraConCupon = makePagarSinTarjeta({ ...deps, ...paquetes }, "cupon");
  const pagarCompra = makePagarConTarjeta({ ...depsDePago("persona"), ...paquetes });
  return {
    services: {
      verTienda: makeVerTienda(deps),
      verPaquete: makeVerPaquete(deps),
      crearCompra,
      validarCuponDePaquete: makeValidarCupon(deps, dePaquete, planDe),
      pagarCompraConCupon,
      soltarCompra: makeSoltarPedido({ ...depsDePago("persona"), ...paquetes }),
      pagarCompra,
      comprar: makePedirYPagar<Parameters<typeof crearCompra>[0], RechazoDeCompra>({
        pedir: crearCompra,
        pagarConTarjeta: pagarCompra,
        sinTarjeta: { cupon: pagarCompraConCupon },
        siguioSinEsto: ["compra-cerrada", "compra-vencida", "compra-no-existe", "pago-en-proceso"],
      }),
      verCompra: makeVerCompra(deps),
      devolverCompra: makeDevolverCompra({ ...deps, dePaquete }),
      monedas: options.monedas
        ? {
            total: deps.repos.monedas.total,
            ver: makeVerMonedas(deps),
            canjear: makeCanjear({ ...deps, dePaquete }),
          }
        : null,
      verLotesDeSaldo: makeVerLotes(deps),
      programasDelPlan: async (plan: CodigoDePlan) =>
        (await Promise.all(fuentes.map((fuente) => fuente(plan)))).flat(),
      ponerAlDiaElPlan: bonosDePlan.ponerAlDia,
      verBonosDelPlan: makeVerBonosDelPlan(deps),
      revisarElPlan: bonosDePlan.revisar,
      verSaldo: makeVerSaldo({ ...deps, ponerAlDia: bonosDePlan.revisar }, alFallar),
      verMovimientosDeSaldo: makeVerMovimientos(deps),
    },
    /** Programmes stand above: which of them come with a plan, they say. */
    incluirTambien: (fuente: FuenteDeProgramas) => void fuentes.push(fuente),
    jobs: [
      { nombre: "vencer-compras", cadaSegundos: 60, run: makeVencerCompras(depsDe("reloj")) },
      { nombre: "dar-bonos-de-plan", cadaSegundos: 60 * 60, run: bonosDePlan.darATodos },
      { nombre: "vencer-bonos", cadaSegundos: 60, run: makeVencerBonos(deps) },
      { nombre: "avisar-vencimientos", cadaSegundos: 10 * 60, run: makeAvisarBonos(deps) },
      { nombre: "vencer-monedas", cadaSegundos: 60, run: makeVencerMonedas(deps) },
      ...(options.monedas
        ? [{ nombre: "avisar-monedas", cadaSegundos: 10 * 60, run: makeAvisarMonedas(deps) }]
        : []),
    ],
  };
}

declare module "../platform/services" {
  interface ServicesOptions {
    /** This installation has rewards coins. */
    monedas?: boolean;
  }
  interface Services {
    paquetes: ReturnType<typeof openPaquetes>["services"];
  }
}
