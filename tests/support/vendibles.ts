import { makeDeCambio } from "../../app/domain/agenda/cambios/deCambio";
import { makeDeSesion } from "../../app/domain/agenda/reservas/deSesion";
import { makeDePaquete } from "../../app/domain/paquetes/compras/dePaquete";
import { makeDeTaller } from "../../app/domain/talleres/ventas/deTaller";
import type { Seller } from "../../server/platform/module";

/** What a process of the tests sells, where it is opened without the product. */
export function makeVendibles(deps: Seller) {
  const [deSesion, deCambio, dePaquete] = [makeDeSesion(deps), makeDeCambio(deps), makeDePaquete(deps)];
  const deTaller = makeDeTaller(deps);
  return {
    deSesion,
    dePaquete,
    /** What each door takes orders of. */
    sesiones: { vendibles: [deSesion, deCambio] } as const,
    paquetes: { vendibles: [dePaquete] } as const,
    todos: { vendibles: [deSesion, deCambio, dePaquete, deTaller] } as const,
  };
}
