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

/** Why a session cannot go to this specialist. A bono pays a session of its specialty whatever that one costs. */
export function rechazoAlCambiarDeEspecialista(
  cita: PorCambiarDeEspecialista,
  especialista: { idEspecialista: string; especialidad: string; precioCentimos: number },
): RechazoDeCambio | null {
  if (especialista.especialidad !== cita.slugDeEspecialidad) return "otra-especialidad";
  // Whoever stays with their specialist keeps the price that they paid.
  if (especialista.idEspecialista === cita.idEspecialista || cita.formaDePago === "saldo") return null;
  if (especialista.precioCentimos === cita.precioCentimos) return null;
  // A card that paid the whole of it pays the difference too, or gets it back; a coupon that did cannot.
  const seSaldo =
    cita.pagadoCentimos === totalDe(cita) && especialista.precioCentimos > cita.descuentoCentimos;
  return cita.formaDePago === "tarjeta" && seSaldo ? null : "otro-precio";
}

/** Whether a session is said with a price: a bono pays one whatever it costs. */
export const tienePrecio = ({ formaDePago }: Pick<PorCambiarDeEspecialista, "formaDePago">) =>
  formaDePago !== "saldo";

/** What a session costs with somebody. Whoever stays with their specialist keeps the price that they paid. */
export const precioAlCambiar = (
  cita: Pick<PorCambiarDeEspecialista, "idEspecialista" | "precioCentimos">,
  { idEspecialista, precioCentimos }: { idEspecialista: string; precioCentimos: number },
): number => (idEspecialista === cita.idEspecialista ? cita.precioCentimos : precioCentimos);

/** What another specialist costs more, or less where it is below zero. What a coupon took off stays taken off. */
export function diferenciaDePrecio(
  cita: PorCambiarDeEspecialista,
  con: { idEspecialista: string; precioCentimos: number },
): number {
  return cita.formaDePago === "tarjeta" ? precioAlCambiar(cita, con) - cita.precioCentimos : 0;
}

/** What the difference means, before it is confirmed. */
export function textoDeDiferencia(centimos: number): string {
  if (centimos > 0) {
    return `Pagas ${soles(centimos)} de diferencia con tarjeta. Tu sesión de ahora no se mueve hasta que se apruebe ese pago.`;
  }
  if (centimos < 0) return `Te devolvemos ${soles(-centimos)} de diferencia a la misma tarjeta.`;
  return "No pagas nada más.";
}
