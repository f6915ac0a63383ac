import type { PasoDelLugar } from "../../agenda/talleres";
import type { ClaseDeTaller } from "../../shared/claseDeTaller";
import { sumarMinutos, type Fecha } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { finDeOferta } from "../../shared/rondas/oferta";

/** Minutes for which a place is kept for its payment. */
export const PAGO_EN_MINUTOS = 15;

/** Days ahead for which dates are shown and places can be taken: to the end of the calendar's last month. */
export const VENTANA_EN_DIAS = 190;
/** Maximum of places and waits that one person has at once. */
export const LUGARES_A_LA_VEZ = 20;
/** Maximum of unpaid places that one person keeps at once, as with times of sessions. */
export const LUGARES_SIN_PAGAR = 3;
/**
 * Maximum of places and waiting lists that one person enters in a day, those left again included: each sends a mail.
 */
export const ENTRADAS_POR_DIA = 25;

/** Key of a date: the workshop and its day. */
export interface ClaveDeFecha {
  uid: string;
  fecha: Fecha;
}

/** Key of a date as one text, for maps. */
export const claveDe = ({ uid, fecha }: ClaveDeFecha) => `${uid} ${fecha}`;

/** A date as stored when the first person asks for a place in it. */
export interface FechaConLugares extends ClaveDeFecha {
  titulo: string;
  clase: ClaseDeTaller;
  url: string;
  inicio: Date;
  fin: Date;
  cupos: number;
  /** Price of a place in céntimos, IGV included; 0 when it is free. */
  precioCentimos: number;
  canceladaPor: string | null;
  /** Real beginning and end, which the host set; while null, the planned hours apply. */
  empezadaEn: Date | null;
  terminadaEn: Date | null;
}
/** A date as the content gives it, before it is stored. */
export type FechaPorEscribir = Omit<FechaConLugares, "canceladaPor" | "empezadaEn" | "terminadaEn">;

/** End of a date: earlier than planned when the host ended it early. */
export const cuandoFueElFin = ({ fin, terminadaEn }: Pick<FechaConLugares, "fin" | "terminadaEn">): Date =>
  terminadaEn !== null && terminadaEn < fin ? terminadaEn : fin;

/** True when the person attended a workshop (specification § 4): the attendance is noted, and the date is over. */
export const asistio = (
  lugar: { asistio: boolean; fecha: Pick<FechaConLugares, "canceladaPor" | "fin" | "terminadaEn"> },
  now: Date,
): boolean => lugar.asistio && lugar.fecha.canceladaPor === null && cuandoFueElFin(lugar.fecha) <= now;

export type EstadoDeInscripcion = "inscrita" | "esperando" | "ofrecida" | "terminada";
export type FinDeInscripcion = "salida" | "sin-respuesta" | "pasada" | "cancelada";

/** Missing act for a kept place: to accept the offer of the waiting list, or to pay. */
export type GuardadaPara = "aceptar" | "pagar";

/** A person's place in a date of a workshop, or in its waiting list. */
export interface Inscripcion extends ClaveDeFecha {
  idInscripcion: string;
  idPersona: number;
  estado: EstadoDeInscripcion;
  /** Number in the waiting list of the date, without gaps; null for a person who got a place at once. */
  numero: number | null;
  /** Missing act for which the place is kept: to accept it or to pay it. It stays stored after the place ends. */
  guardadaPara: GuardadaPara | null;
  expiraEn: Date | null;
  fin: FinDeInscripcion | null;
  creadaEn: Date;
}

export type RechazoDeTaller =
  | "taller-no-existe"
  | "fecha-no-existe"
  | "taller-ya-empezo"
  | "fecha-cancelada"
  | "se-cruza-con-lo-tuyo"
  | "demasiados-lugares"
  | "demasiados-sin-pagar"
  | "demasiadas-entradas"
  | "inscripcion-no-existe"
  | "lugar-no-ofrecido"
  | "oferta-vencida"
  | "lugar-por-pagar"
  | "lugar-pagado"
  | "lugar-anterior"
  | "devolucion-distinta";

export const RECHAZOS_DE_TALLER: Rechazos<RechazoDeTaller> = {
  "taller-no-existe": { clase: "not-found", mensaje: "No encontramos ese taller." },
  "fecha-no-existe": { clase: "not-found", mensaje: "Ese día no hay ese taller. Elige otra fecha." },
  "taller-ya-empezo": {
    clase: "gone",
    mensaje: "Ese taller ya empezó: ya no se toman ni se dejan lugares, y no se cancela.",
  },
  "fecha-cancelada": { clase: "gone", mensaje: "Esa fecha se canceló. Elige otra." },
  "se-cruza-con-lo-tuyo": {
    clase: "conflict",
    mensaje: "A esa hora ya tienes otra sesión u otro taller. Elige una fecha que no se cruce.",
  },
  "demasiados-lugares": {
    clase: "conflict",
    mensaje: `Ya tienes ${LUGARES_A_LA_VEZ} lugares en talleres por venir. Deja alguno para tomar otro.`,
  },
  "demasiados-sin-pagar": {
    clase: "conflict",
    mensaje: `Puedes guardar hasta ${LUGARES_SIN_PAGAR} lugares sin pagar a la vez. Paga uno o déjalo para guardar otro.`,
  },
  "demasiadas-entradas": {
    clase: "too-many",
    mensaje: "Hoy entraste muchas veces en talleres. Podrás volver a inscribirte mañana.",
  },
  "inscripcion-no-existe": { clase: "not-found", mensaje: "No tienes un lugar en esa fecha." },
  "lugar-no-ofrecido": {
    clase: "conflict",
    mensaje: "Todavía no se libera un lugar para ti: sigues en la lista de espera.",
  },
  "oferta-vencida": {
    clase: "gone",
    mensaje: "El tiempo para aceptar ese lugar terminó y pasó a la persona que sigue.",
  },
  "lugar-por-pagar": { clase: "conflict", mensaje: "Ese lugar es tuyo cuando lo pagas." },
  "lugar-pagado": {
    clase: "conflict",
    mensaje: "Pagaste ese lugar: déjalo desde la página del taller, donde ves qué vuelve.",
  },
  "lugar-anterior": {
    clase: "conflict",
    mensaje: "Ese enlace es de un lugar anterior. El que tienes ahora sigue siendo tuyo.",
  },
  "devolucion-distinta": {
    clase: "conflict",
    mensaje:
      "Revisa qué vuelve de lo que pagaste antes de dejar tu lugar: puede haber cambiado mientras decidías.",
  },
};

/** Minutes before its start at which the room opens to people with a place. */
export const ABRE_ANTES_EN_MINUTOS = 10;

export const abreLaSala = ({ inicio }: Pick<FechaConLugares, "inicio">) =>
  sumarMinutos(inicio, -ABRE_ANTES_EN_MINUTOS);

/** Beginning of a date: the real one set by the host, else the planned hour. */
export const comienza = ({ inicio, empezadaEn }: Pick<FechaConLugares, "inicio" | "empezadaEn">) =>
  empezadaEn ?? inicio;

/** End of a date: the real one set by the host, else the planned hour. */
export const acaba = ({ fin, terminadaEn }: Pick<FechaConLugares, "fin" | "terminadaEn">) =>
  terminadaEn ?? fin;

/** True once a date has begun, by its real or planned beginning: places can be taken and given up only before. */
export const yaEmpezo = (fecha: Pick<FechaConLugares, "inicio" | "empezadaEn">, now: Date) =>
  now >= fecha.inicio || now >= comienza(fecha);

/** True while places of a date can be taken and given up. */
export const seToma = (
  fecha: Pick<FechaConLugares, "canceladaPor" | "inicio" | "empezadaEn">,
  now: Date,
): boolean => fecha.canceladaPor === null && !yaEmpezo(fecha, now);

/**
 * Number of free places of a date. Offered places count as taken. When the places became fewer than the people, none is
 * free and nobody loses a place.
 */
export const lugaresLibres = ({ cupos, tomados }: { cupos: number; tomados: number }) =>
  Math.max(0, cupos - tomados);

/**
 * State of a new request for a place: people in the waiting list go first, also for a place that has just come free.
 */
export function alPedirLugar(ocupacion: { cupos: number; tomados: number; esperan: number }) {
  return ocupacion.esperan === 0 && lugaresLibres(ocupacion) > 0 ? "inscrita" : "esperando";
}

/** End of an offer of a place, never after the workshop begins. Null when too little time is left for an offer. */
export const expiraElLugar = (inicio: Date, now: Date): Date | null => finDeOferta(inicio, now, [inicio]);

/**
 * True while freed places are offered to the waiting list in order. Later a free place goes to the first person who
 * takes it.
 */
export const sePregunta = ({ inicio }: Pick<FechaConLugares, "inicio">, now: Date): boolean =>
  expiraElLugar(inicio, now) !== null;

/** True while the offered place can still be accepted. */
export function sePuedeAceptar(
  { estado, expiraEn }: Pick<Inscripcion, "estado" | "expiraEn">,
  now: Date,
): boolean {
  return estado === "ofrecida" && expiraEn !== null && now < expiraEn;
}

/** True for a kept place whose time is over, even when no job has ended it yet. */
export const yaVencio = (inscripcion: Pick<Inscripcion, "estado" | "expiraEn">, now: Date): boolean =>
  inscripcion.estado === "ofrecida" && !sePuedeAceptar(inscripcion, now);

/** True when the place was offered from the waiting list; false when the person took it directly. */
export const esDeLaLista = ({ guardadaPara }: Pick<Inscripcion, "guardadaPara">) =>
  guardadaPara === "aceptar";

/** Missing step for a kept place; null for any other place. */
export function pasoDelLugar(
  inscripcion: Pick<Inscripcion, "estado" | "guardadaPara">,
  porPagar: { enProceso: boolean } | null,
): PasoDelLugar | null {
  if (inscripcion.estado !== "ofrecida") return null;
  if (porPagar?.enProceso) return "confirmar";
  return esDeLaLista(inscripcion) ? "aceptar" : "pagar";
}

/** True when an offer of the waiting list expired unanswered, which also ended the person's wait. */
export const dejoPasarSuTurno = (
  inscripcion: Pick<Inscripcion, "estado" | "expiraEn" | "fin" | "guardadaPara">,
  now: Date,
): boolean => esDeLaLista(inscripcion) && (inscripcion.fin === "sin-respuesta" || yaVencio(inscripcion, now));

/** True for a date with a price, whose places must be paid. */
export const esDePago = ({ precioCentimos }: Pick<FechaConLugares, "precioCentimos">) => precioCentimos > 0;

/** Places that the person took and has not paid. Offers of the waiting list are left out. */
export const sinPagarDe = (lugares: readonly { inscripcion: Inscripcion }[], now: Date) =>
  lugares.filter(
    ({ inscripcion }) => inscripcion.guardadaPara === "pagar" && sePuedeAceptar(inscripcion, now),
  );

/** Instant until which a place is kept for its payment, never after the workshop begins. */
export function expiraElPago(inicio: Date, now: Date): Date {
  const plazo = sumarMinutos(now, PAGO_EN_MINUTOS);
  return plazo < inicio ? plazo : inicio;
}
