import type { PlazosDeCambio } from "../../shared/especialidades/especialidad";
import type { Intervalo } from "../horarios/disponibilidad";
import type { FormaDePago } from "../../ventas/pedidos/formaDePago";

/** Repayment of a cancelled session, already made or soon to come. */
export type Devolucion = "bono" | "dinero" | "cupon" | "nada";
/**
 * Reason of a cancellation. `ausencia`: the specialist did not come. `tecnica`: something of ours failed. `pasarela`: the
 * gateway refunded the payment by itself.
 */
export type QuienCancela = "persona" | "especialista" | "ausencia" | "tecnica" | "pasarela";

export interface Cita {
  idCita: string;
  idPedido: string;
  idHorario: string;
  idPersona: number;
  /** Mode of payment; `cupon` when a coupon covered the whole price. */
  formaDePago: FormaDePago;
  estado: "reservada" | "cancelada";
  creadaEn: Date;
  /** Number that rises with each change; a form or link with another version is refused as stale. */
  version: number;
  actualizadaEn: Date;
  cancelacion: { por: QuienCancela; devolucion: Devolucion } | null;
  /**
   * True when the specialist cannot attend: the person may move or cancel the session at any time, and gets everything
   * back.
   */
  cambioLibre: boolean;
  asistenciaConfirmada: boolean;
  /** First arrival of the person and of the specialist in the room; null when they never came. */
  personaLlegoEn: Date | null;
  especialistaLlegoEn: Date | null;
}

/** A session with the details that screens show. */
export interface CitaConDetalle extends Cita, Intervalo {
  /** Short code for the phone; null when every code of its id was taken. */
  codigo: string | null;
  idEspecialista: string;
  especialista: string;
  especialidad: string;
  slugDeEspecialidad: string;
  slugDeEspecialista: string;
  retrato: string;
  linkFotoMedico: string;
  plazos: PlazosDeCambio;
  /** Price of the session's order in céntimos. */
  precioCentimos: number;
  /** Discount of the order's coupon in céntimos. */
  descuentoCentimos: number;
  /** Code of the order's coupon; null without a coupon. */
  cupon: string | null;
  /** Céntimos that a card paid for the session and that were not refunded. */
  pagadoCentimos: number;
  /** True when the session was paid with a bono of a refunded pack: nothing is left to give back. */
  bonoSinValor: boolean;
  /** Expiry of the other bonos of the same lot; null when no bono paid the session, or when they do not expire. */
  bonoVenceEn: Date | null;
  /** An operator's note that the session was held, when the room recorded no meeting; null without a note. */
  asistencia: AsistenciaAnotada | null;
}

export interface AsistenciaAnotada {
  en: Date;
  /** The operator's reason, which the person reads. */
  motivo: string;
}

export type CitaTenida = Pick<
  CitaConDetalle,
  "asistencia" | "estado" | "fin" | "personaLlegoEn" | "especialistaLlegoEn"
>;

/**
 * True for a held session: it is over and was not cancelled. Both sides were in its room, or an operator noted that it
 * took place.
 */
export const seTuvo = (cita: CitaTenida, now: Date): boolean =>
  cita.estado === "reservada" &&
  cita.fin <= now &&
  (cita.asistencia !== null || (cita.personaLlegoEn !== null && cita.especialistaLlegoEn !== null));

/** Fields of a session that was just confirmed. */
export const SIN_CAMBIOS = {
  estado: "reservada",
  version: 1,
  cancelacion: null,
  cambioLibre: false,
  asistenciaConfirmada: false,
  personaLlegoEn: null,
  especialistaLlegoEn: null,
} as const satisfies Partial<Cita>;
