import { makeLimpiar } from "../../app/domain/operador/limpieza/limpiar";
import { makeOperador } from "../../app/domain/operador/operador";
import type { OpenedAgenda } from "../agenda/module";
import type { Base } from "../platform/services";
import type { OpenedVentas } from "../ventas/module";
import { makeBarridos } from "./repositories/limpieza";

export function openOperador(
  { db, declared, depsDe }: Base,
  { ventas, agenda }: { ventas: OpenedVentas; agenda: OpenedAgenda },
) {
  return {
    // No route may reach the operator's acts.
    services: {},
    acts: {
      operador: makeOperador({
        ...depsDe("operador"),
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
