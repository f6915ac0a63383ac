import type { CitaConDetalle } from "../../agenda/citas/cita";
import type { Miembro } from "../../equipo/derechos/exigir";
import type { Repos } from "../../shared/puertos";
import type { Vuelve } from "../../ventas/devoluciones/vuelve";
import { mesDe, rechazoAlDevolver } from "./devolucion";

/** Reasons for which a session that has begun is cancelled with everything back. */
export const RAZONES_TRAS_EL_INICIO = ["ausencia", "tecnica"] as const;
export type RazonTrasElInicio = (typeof RAZONES_TRAS_EL_INICIO)[number];

/**
 * Céntimos of a cancellation that counts as a refund by the staff: the session has begun, and its person was not
 * offered a free change. Null for any other cancellation.
 */
export const centimosTrasElInicio = (
  { inicio, cambioLibre }: Pick<CitaConDetalle, "inicio" | "cambioLibre">,
  vuelve: Vuelve,
  ahora: Date,
): number | null => (vuelve.tipo === "dinero" && ahora >= inicio && !cambioLibre ? vuelve.centimos : null);

/**
 * Counts the money of a cancelled session among the refunds of the member. Gives the reason why it needs an approval:
 * the caller's refusal then rolls the cancellation back.
 */
export async function contarTrasElInicio(
  trx: Repos<"devolucionesDeEquipo">,
  { idCuenta }: Pick<Miembro, "idCuenta">,
  { cita, vuelve }: { cita: CitaConDetalle; vuelve: Vuelve },
  ahora: Date,
) {
  const centimos = centimosTrasElInicio(cita, vuelve, ahora);
  if (centimos === null) return null;
  const { idPersona, idPedido } = cita;
  const devolucion = { idPersona, idPedido, idCuenta, centimos, mes: mesDe(ahora), hechaEn: ahora };
  const hubo = !(await trx.devolucionesDeEquipo.anotar(devolucion));
  return rechazoAlDevolver({ centimos, hubo, tarde: false });
}
