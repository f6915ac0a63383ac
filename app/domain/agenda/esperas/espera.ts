import type { Rechazos } from "../../shared/rechazo";
import type { CitaConDetalle } from "../citas/cita";
import { antesDeConfirmar, limiteDeReprogramacion } from "../citas/cambios";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Choque } from "../horarios/horario";
import { sumarMinutos, type Fecha } from "../../shared/fechas";
import { OFERTA_MINIMA_EN_MINUTOS } from "../../shared/rondas/oferta";

/** Number of offers in a row that may expire unanswered before the person loses the place. */
export const MAXIMO_SIN_RESPUESTA = 3;

/** Wanted times of a place: any time of a day, or a time before the person's session with the same specialist. */
export type TipoDeEspera = "dia" | "antes-de-mi-cita";
export type EstadoDeEspera = "esperando" | "ofrecida" | "terminada";
export type FinDeEspera =
  "aceptada" | "salida" | "pasada" | "cita-cerrada" | "fuera-de-plazo" | "ya-reservada" | "sin-respuesta";

export interface Espera {
  idEspera: string;
  idPersona: number;
  idEspecialista: string;
  tipo: TipoDeEspera;
  /** Number of the place in the specialist's waiting list; numbers have no gaps. */
  numero: number;
  /** Day of a wait for any time of a day; else null. */
  fecha: Fecha | null;
  /** Session of a wait for an earlier time; else null. */
  idCita: string | null;
  /** Wanted start: not before `desde`, and before `hasta`. */
  desde: Date;
  hasta: Date;
  estado: EstadoDeEspera;
  fin: FinDeEspera | null;
  creadaEn: Date;
}

/** Reason why an offer skipped the first person in the list. */
export type MotivoDeSalto = Extract<Choque, "se-cruza" | "demasiadas-retenciones">;

/** Maximum of a person's waits that a page lists, the newest first. */
export const ESPERAS_A_LA_VISTA = 30;

export interface OfertaDeEspera {
  idOferta: string;
  idEspera: string;
  /** Time held for the person while the offer stands; null for a skipped offer. */
  idHorario: string | null;
  inicio: Date;
  estado: "vigente" | "aceptada" | "rechazada" | "vencida" | "saltada" | "retirada";
  motivo: MotivoDeSalto | null;
  creadaEn: Date;
  expiraEn: Date;
}

export type RechazoDeEspera =
  | "espera-no-existe"
  | "espera-terminada"
  | "horario-no-ofrecido"
  | "oferta-vencida"
  | "dia-no-ofrecido"
  | "hay-horarios"
  | "cita-no-existe"
  | "cita-no-se-cambia";

export const RECHAZOS_DE_ESPERA: Rechazos<RechazoDeEspera> = {
  "espera-no-existe": { clase: "not-found", mensaje: "No encontramos esa lista de espera." },
  "espera-terminada": { clase: "conflict", mensaje: "Esa lista de espera ya terminó." },
  "horario-no-ofrecido": {
    clase: "conflict",
    mensaje: "Todavía no se te ofrece un horario: sigues en la lista y te avisamos cuando se libere uno.",
  },
  "oferta-vencida": {
    clase: "gone",
    mensaje: "El tiempo para aceptar ese horario terminó y pasó a la persona que sigue.",
  },
  "dia-no-ofrecido": {
    clase: "conflict",
    mensaje: "Ese día el especialista no atiende, o ya es tarde para esperarlo.",
  },
  "hay-horarios": { clase: "conflict", mensaje: "Todavía hay horarios libres. Elige uno de ellos." },
  "cita-no-existe": { clase: "not-found", mensaje: "No encontramos esa sesión." },
  "cita-no-se-cambia": { clase: "conflict", mensaje: "Esa sesión ya no se puede cambiar de horario." },
};

/** Reason why a place in a waiting list ended, in words for the person. */
export const TEXTO_DE_FIN: Record<FinDeEspera, string> = {
  aceptada: "Aceptaste un horario.",
  salida: "Saliste de la lista.",
  pasada: "No se liberó un horario a tiempo.",
  "cita-cerrada": "La sesión que querías adelantar ya no está en tu agenda o cambió de especialista.",
  "fuera-de-plazo": "Ya pasó el plazo para cambiar de horario la sesión que querías adelantar.",
  "ya-reservada": "Ya tienes una sesión con ese especialista ese día.",
  "sin-respuesta": `Te guardamos ${MAXIMO_SIN_RESPUESTA} horarios y ninguno tuvo respuesta.`,
};

export const TEXTO_DE_SALTO: Record<MotivoDeSalto, string> = {
  "se-cruza": "se cruza con otra sesión tuya",
  "demasiadas-retenciones": "ya tenías tres horarios separados",
};

export function acepta({ desde, hasta }: Pick<Espera, "desde" | "hasta">, inicio: Date): boolean {
  return desde <= inicio && inicio < hasta;
}

/** Last instant at which the session can move to an offered time; null without a session. */
export function limiteDeCita(cita: CitaConDetalle | null): Date | null {
  return cita && !cita.cambioLibre ? limiteDeReprogramacion(cita) : null;
}

/**
 * Reason why a place has nothing to wait for any more, or null. `cita` is the session for which an earlier time is
 * wanted.
 */
export function finDeEspera(
  espera: Pick<Espera, "tipo" | "hasta" | "estado" | "idEspecialista">,
  especialista: Pick<EspecialistaConAgenda, "anticipacionEnMinutos">,
  cita: CitaConDetalle | null,
  now: Date,
): FinDeEspera | null {
  if (espera.tipo === "antes-de-mi-cita") {
    if (cita?.estado !== "reservada" || cita.idEspecialista !== espera.idEspecialista) return "cita-cerrada";
  }
  // A place with an open offer ends by that offer.
  if (espera.estado === "ofrecida") return null;
  const alMenos = sumarMinutos(now, OFERTA_MINIMA_EN_MINUTOS);
  if (cita && antesDeConfirmar(cita, alMenos).rechazoAlReprogramar) return "fuera-de-plazo";
  return sumarMinutos(espera.hasta, -especialista.anticipacionEnMinutos) <= alMenos ? "pasada" : null;
}

/** Events of a waiting list that are told to the person. */
export type SucesoDeEspera =
  | { suceso: "oferta" | "vencida"; espera: Espera; oferta: OfertaDeEspera }
  | { suceso: "salto"; espera: Espera; oferta: OfertaDeEspera; motivo: MotivoDeSalto }
  | { suceso: "fin"; espera: Espera; fin: FinDeEspera };
