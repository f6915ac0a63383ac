import { makeDeCambio } from "../app/domain/agenda/reservas/deCambio";
import { makeDeSesion } from "../app/domain/agenda/reservas/deSesion";
import { makeDePaquete } from "../app/domain/paquetes/compras/dePaquete";
import type { DepsConSitio } from "../app/domain/puertos";

/** All that this product sells. What is sold besides is one more line here. */
export function makeVendibles(deps: Pick<DepsConSitio, "sitio" | "newId">) {
  const [deSesion, deCambio, dePaquete] = [makeDeSesion(deps), makeDeCambio(deps), makeDePaquete(deps)];
  return {
    deSesion,
    dePaquete,
    /** What each door takes orders of. */
    sesiones: { vendibles: [deSesion, deCambio] } as const,
    paquetes: { vendibles: [dePaquete] } as const,
    todos: { vendibles: [deSesion, deCambio, dePaquete] } as const,
  };
}
