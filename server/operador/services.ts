import { makeLimpiar } from "../../app/domain/operador/limpieza/limpiar";
import { makeOperador } from "../../app/domain/operador/operador";
import { makeDevolverPedido } from "../../app/domain/ventas/devoluciones/devolverPedido";
import { makeVerExpediente } from "../../app/domain/ventas/rastro/quePaso";
import type { OpenedAgenda } from "../agenda/module";
import type { Base } from "../platform/services";
import type { OpenedPaquetes } from "../paquetes/module";
import type { OpenedVentas } from "../ventas/module";
import { makeBarridos } from "./repositories/limpieza";

export function openOperador(
  { options, db, declared, depsDe, vendibles }: Base,
  { ventas, paquetes, agenda }: { ventas: OpenedVentas; paquetes: OpenedPaquetes; agenda: OpenedAgenda },
) {
  return {
    // No route reaches what whoever runs the product does by hand.
    services: {},
    acts: {
      operador: makeOperador({
        ...depsDe("operador"),
        devolverPedido: makeDevolverPedido({ ...depsDe("operador"), vendibles }),
        verExpediente: makeVerExpediente({ ...depsDe("operador"), vendibles }),
        hayMonedas: options.monedas ?? false,
        ponerAlDiaElPlan: paquetes.services.ponerAlDiaElPlan,
        conciliarTodo: ventas.conciliarTodo,
        devolverPagos: ventas.devolverPagos,
        vencerRetenciones: agenda.vencerRetenciones,
      }),
    },
    jobs: [
      {
        nombre: "limpiar",
        cadaSegundos: 60 * 60,
        run: makeLimpiar({ ...depsDe("reloj"), barridos: makeBarridos(db, declared.tables) }),
      },
    ],
  };
}

declare module "../platform/services" {
  interface Acts {
    operador: ReturnType<typeof makeOperador>;
  }
}
