import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { PLAZO_DE_PAGO_EN_MINUTOS } from "./paquete";

/** Job that ends unpaid orders of packs. */
export function makeVencerCompras({ repos, now }: Deps<"compras">) {
  return () => repos.compras.vencer(sumarMinutos(now(), -PLAZO_DE_PAGO_EN_MINUTOS), now());
}
