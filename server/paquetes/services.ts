import { makeActosDePaquetes } from "../../app/domain/paquetes/actos";
import { makeDePaquete } from "../../app/domain/paquetes/compras/dePaquete";
import { makeVerCompra, makeVerPaquete, makeVerTienda } from "../../app/domain/paquetes/compras/verCompras";
import { makeDevolverCompra } from "../../app/domain/paquetes/compras/devolverCompra";
import { paquetesPendientes, perdidasAlEliminar } from "../../app/domain/paquetes/compras/pendientes";
import type { FuenteDePrecios } from "../../app/domain/paquetes/compras/sueltas";
import { makeVencerCompras } from "../../app/domain/paquetes/compras/vencerCompras";
import { makeCanjear } from "../../app/domain/paquetes/compras/canjear";
import {
  makeAvisarMonedas,
  makePausarMonedas,
  makeVencerMonedas,
} from "../../app/domain/paquetes/monedas/vencerMonedas";
import { makeVerMonedas } from "../../app/domain/paquetes/monedas/verMonedas";
import { makeDarBonosDePlan, makeVerBonosDelPlan } from "../../app/domain/paquetes/planes/darBonosDePlan";
import type { FuenteDeProgramas } from "../../app/domain/paquetes/planes/programas";
import type { CodigoDePlan } from "../../app/domain/cuentas/perfil/planes";
import { makeAvisarBonos, makeVencerBonos } from "../../app/domain/paquetes/saldo/vencerBonos";
import { makeVerLotes, makeVerMovimientos, makeVerSaldo } from "../../app/domain/paquetes/saldo/verSaldo";
import type { Base } from "../platform/services";
import type { OpenedCuentas } from "../cuentas/module";
import type { OpenedVentas } from "../ventas/module";

export function openPaquetes(
  { options, depsDe, alFallar, auditar, contributed, ...base }: Base,
  { cuentas, ventas }: { cuentas: OpenedCuentas; ventas: OpenedVentas },
) {
  const preciosSueltos = () => contributed("preciosSueltos");
  const deps = { ...base.deps, preciosSueltos };
  const { verBeneficios } = cuentas.services;
  const bonosDePlan = makeDarBonosDePlan({ ...deps, verBeneficios }, alFallar);
  const dePaquete = makeDePaquete(deps);
  return {
    services: {
      verTienda: makeVerTienda(deps),
      verPaquete: makeVerPaquete(deps),
      ...ventas.vender(dePaquete),
      verCompra: makeVerCompra(deps),
      devolverCompra: makeDevolverCompra({ ...deps, dePaquete }),
      monedas: options.monedas
        ? {
            aLaVista: deps.repos.monedas.aLaVista,
            resumen: deps.repos.monedas.resumen,
            ver: makeVerMonedas(deps),
            canjear: makeCanjear({ ...deps, dePaquete }),
          }
        : null,
      verLotesDeSaldo: makeVerLotes(deps),
      programasDelPlan: async (plan: CodigoDePlan) =>
        (await Promise.all(contributed("programas").map((fuente) => fuente(plan)))).flat(),
      ponerAlDiaElPlan: bonosDePlan.ponerAlDia,
      verBonosDelPlan: makeVerBonosDelPlan(deps),
      revisarElPlan: bonosDePlan.revisar,
      verSaldo: makeVerSaldo({ ...deps, ponerAlDia: bonosDePlan.revisar }, alFallar),
      verMovimientosDeSaldo: makeVerMovimientos(deps),
    },
    contributes: { deudas: [paquetesPendientes], perdidas: [perdidasAlEliminar] },
    acts: {
      paquetes: makeActosDePaquetes({
        ...depsDe("operador"),
        preciosSueltos,
        auditar,
        hayMonedas: options.monedas ?? false,
        ponerAlDiaElPlan: bonosDePlan.ponerAlDia,
      }),
    },
    jobs: [
      { nombre: "vencer-compras", cadaSegundos: 60, run: makeVencerCompras(depsDe("reloj")) },
      { nombre: "dar-bonos-de-plan", cadaSegundos: 60 * 60, run: bonosDePlan.darATodos },
      { nombre: "vencer-bonos", cadaSegundos: 60, run: makeVencerBonos(deps) },
      { nombre: "avisar-vencimientos", cadaSegundos: 10 * 60, run: makeAvisarBonos(deps) },
      // Without coins no lot ends: the same job notes since when.
      {
        nombre: "vencer-monedas",
        cadaSegundos: 60,
        run: options.monedas ? makeVencerMonedas(deps) : makePausarMonedas(deps),
      },
      ...(options.monedas
        ? [{ nombre: "avisar-monedas", cadaSegundos: 10 * 60, run: makeAvisarMonedas(deps) }]
        : []),
    ],
  };
}

declare module "../platform/contributions" {
  interface Contributions {
    /** Prices of single sessions. */
    preciosSueltos: FuenteDePrecios;
    /** Sources of the routes that come with a plan. */
    programas: FuenteDeProgramas;
  }
}

declare module "../platform/services" {
  interface Acts {
    paquetes: ReturnType<typeof makeActosDePaquetes>;
  }
  interface ServicesOptions {
    /** True when this installation has rewards coins. */
    monedas?: boolean;
  }
}
