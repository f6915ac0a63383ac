import { sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { PLAZO_DE_PAGO_EN_MINUTOS } from "./paquete";

/** The job that ends orders of packs that nobody paid. */
export function makeVencerCompras({ repos, now }: Deps<"compras">) {
  return () => repos.compras.vencer(sumarMinutos(now(), -PLAZO_DE_PAGO_EN_MINUTOS), now());
}
