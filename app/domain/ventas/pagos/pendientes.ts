import { ESPERA_DE_PENDIENTES_EN_MINUTOS, type Pendiente } from "../../cuentas/misDatos/eliminacion";
import { sumarMinutos } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";

/** The sum that is still being refunded to a person. */
export async function devolucionPendiente(
  { pagos }: Repos<"pagos">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  if (!(await pagos.hayPorDevolver(idPersona))) return null;
  return { motivo: "tiene-devolucion", hasta: sumarMinutos(ahora, ESPERA_DE_PENDIENTES_EN_MINUTOS) };
}
