import { ESPERA_DE_PENDIENTES_EN_MINUTOS, type Pendiente } from "../../cuentas/misDatos/eliminacion";
import { sumarMinutos } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";

/** Maximum length of a session: a session that began earlier than this is over. */
const SESION_MAXIMA_EN_MINUTOS = 4 * 60;

/** Sessions that a person would lose by deleting the account. */
export async function sesionesPendientes(
  { citas }: Repos<"citas">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  // The person may change this session at any time, so it may lie far in the past.
  if (await citas.hayPorDecidir(idPersona)) {
    return { motivo: "tiene-cambio-libre", hasta: sumarMinutos(ahora, ESPERA_DE_PENDIENTES_EN_MINUTOS) };
  }
  const desde = sumarMinutos(ahora, -SESION_MAXIMA_EN_MINUTOS);
  const citasProximas = await citas.deLaPersona(idPersona, desde, null);
  const fines = citasProximas
    .filter(({ estado, fin }) => estado === "reservada" && fin > ahora)
    .map(({ fin }) => fin);
  const ultimo = fines.at(-1);
  return ultimo ? { motivo: "tiene-sesiones", hasta: ultimo } : null;
}
