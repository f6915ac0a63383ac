import type { PlazosDeCambio } from "../../shared/especialidades/especialidad";
import type { Intervalo } from "../horarios/disponibilidad";

/** What came back, or would come back, of what was paid for a session. */
export type Devolucion = "bono" | "dinero" | "cupon" | "nada";
/** `ausencia`: the specialist did not come. `pasarela`: the gateway gave the money back by itself. */
export type QuienCancela = "persona" | "especialista" | "ausencia" | "pasarela";

export interface Cita {
  idCita: string;
  idPedido: string;
  idHorario: string;
  idPersona: number;
  /** `cupon` when one covered the whole price. */
  formaDePago: "saldo" | "tarjeta" | "cupon";
  estado: "reservada" | "cancelada";
  creadaEn: Date;
  /** Rises with each change; a form or a link that names another one is stale. */
  version: number;
  actualizadaEn: Date;
  cancelacion: { por: QuienCancela; devolucion: Devolucion } | null;
  /** The specialist cannot attend, so it moves or ends whenever the person likes, and everything comes back. */
  cambioLibre: boolean;
  asistenciaConfirmada: boolean;
  /** When each of the two was first in the room; null for never. */
  personaLlegoEn: Date | null;
  especialistaLlegoEn: Date | null;
}

/** A session with what a screen says of it. */
export interface CitaConDetalle extends Cita, Intervalo {
  idEspecialista: string;
  especialista: string;
  especialidad: string;
  slugDeEspecialidad: string;
  slugDeEspecialista: string;
  retrato: string;
  linkFotoMedico: string;
  plazos: PlazosDeCambio;
  /** The price of its order. */
  precioCentimos: number;
  /** What its coupon took off. */
  descuentoCentimos: number;
  /** That coupon; null where it has none. */
  cupon: string | null;
  /** What a card paid for it and has not gone back. */
  pagadoCentimos: number;
  /** The bono that paid it is of a pack whose money went back: there is nothing left of it to give back. */
  bonoSinValor: boolean;
  /** When the other bonos of its lot end; null where no bono paid it, or one without an end. */
  bonoVenceEn: Date | null;
  /** An operator's word that it was held, which its room does not know; null without one. */
  asistencia: AsistenciaAnotada | null;
}

export interface AsistenciaAnotada {
  en: Date;
  /** The person reads it. */
  motivo: string;
}

type CitaTenida = Pick<
  CitaConDetalle,
  "asistencia" | "estado" | "fin" | "personaLlegoEn" | "especialistaLlegoEn"
>;

/** A session was held when it is over, was not cancelled, and both were in its room or an operator noted that it was. */
export const seTuvo = (cita: CitaTenida, now: Date): boolean =>
  cita.estado === "reservada" &&
  cita.fin <= now &&
  (cita.asistencia !== null || (cita.personaLlegoEn !== null && cita.especialistaLlegoEn !== null));

/** Of a session that was just confirmed, before anything happened to it. */
export const SIN_CAMBIOS = {
  estado: "reservada",
  version: 1,
  cancelacion: null,
  cambioLibre: false,
  asistenciaConfirmada: false,
  personaLlegoEn: null,
  especialistaLlegoEn: null,
} as const satisfies Partial<Cita>;
