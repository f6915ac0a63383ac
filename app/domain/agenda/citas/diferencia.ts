import { soles } from "../../shared/dinero";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { RechazoDeCambio } from "./cambios";
import type { CitaConDetalle } from "./cita";

type PorCambiarDeEspecialista = Pick<
  CitaConDetalle,
  | "slugDeEspecialidad"
  | "formaDePago"
  | "precioCentimos"
  | "descuentoCentimos"
  | "pagadoCentimos"
  | "idEspecialista"
>;

/**
 * Reason why a session cannot move to this specialist; null when it can. A bono pays any session of its specialty,
 * whatever its price.
 */
export function rechazoAlCambiarDeEspecialista(
  cita: PorCambiarDeEspecialista,
  especialista: { idEspecialista: string; especialidad: string; precioCentimos: number },
): RechazoDeCambio | null {
  if (especialista.especialidad !== cita.slugDeEspecialidad) return "otra-especialidad";
  // A session that stays with its specialist keeps the price that was paid.
  if (especialista.idEspecialista === cita.idEspecialista || cita.formaDePago === "saldo") return null;
  if (especialista.precioCentimos === cita.precioCentimos) return null;
  // A card can pay or get back a difference; a coupon that covered the whole price cannot.
  const seSaldo =
    cita.pagadoCentimos === totalDe(cita) && especialista.precioCentimos > cita.descuentoCentimos;
  return cita.formaDePago === "tarjeta" && seSaldo ? null : "otro-precio";
}

/** True when the session shows a price: a session paid with a bono shows none. */
export const tienePrecio = ({ formaDePago }: Pick<PorCambiarDeEspecialista, "formaDePago">) =>
  formaDePago !== "saldo";

/** Price of the session with a specialist, in céntimos. With its own specialist it keeps the paid price. */
export const precioAlCambiar = (
  cita: Pick<PorCambiarDeEspecialista, "idEspecialista" | "precioCentimos">,
  { idEspecialista, precioCentimos }: { idEspecialista: string; precioCentimos: number },
): number => (idEspecialista === cita.idEspecialista ? cita.precioCentimos : precioCentimos);

/** Price difference to another specialist in céntimos; below zero when cheaper. The coupon's discount stays. */
export function diferenciaDePrecio(
  cita: PorCambiarDeEspecialista,
  con: { idEspecialista: string; precioCentimos: number },
): number {
  return cita.formaDePago === "tarjeta" ? precioAlCambiar(cita, con) - cita.precioCentimos : 0;
}

/** The price difference in words, for the page that asks the person to confirm. */
export function textoDeDiferencia(centimos: number): string {
  if (centimos > 0) {
    return `Pagas ${soles(centimos)} de diferencia con tarjeta. Tu sesión de ahora no se mueve hasta que se apruebe ese pago.`;
  }
  if (centimos < 0) return `Te devolvemos ${soles(-centimos)} de diferencia a la misma tarjeta.`;
  return "No pagas nada más.";
}
