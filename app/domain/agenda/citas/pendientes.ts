import { ESPERA_DE_PENDIENTES_EN_MINUTOS, type Pendiente } from "../../cuentas/misDatos/eliminacion";
import { sumarMinutos } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";

/** No session lasts longer: one that began before may still be going on. */
const SESION_MAXIMA_EN_MINUTOS = 4 * 60;

/** The sessions that a person would lose. */
export async function sesionesPendientes(
  { citas }: Repos<"citas">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  // There is no limit to decide, so that the session may be long past.
  if (await citas.hayPorDecidir(idPersona)) {
    return { motivo: "tiene-cambio-libre", hasta: sumarMinutos(ahora, ESPERA_DE_PENDIENTES_EN_MINUTOS) };
  }
  const desde = sumarMinutos(ahora, -SESION_MAXIMA_EN_MINUTOS);
  const suyas = await citas.deLaPersona(idPersona, desde, null);
  const fines = suyas
    .filter(({ estado, fin }) => estado === "reservada" && fin > ahora)
    .map(({ fin }) => fin);
  const ultimo = fines.at(-1);
  return ultimo ? { motivo: "tiene-sesiones", hasta: ultimo } : null;
}
