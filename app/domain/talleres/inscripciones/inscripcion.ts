import type { LoQueFalta } from "../../agenda/talleres";
import type { ClaseDeTaller } from "../../shared/claseDeTaller";
import { sumarMinutos, type Fecha } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { finDeOferta } from "../../shared/rondas/oferta";

/** How long a place is kept for who is about to pay it. */
export const PAGO_EN_MINUTOS = 15;

/** How far ahead dates are shown and take people: what the last month of the calendar needs. */
export const VENTANA_EN_DIAS = 190;
/** Places and lines that somebody may be in at once. */
export const LUGARES_A_LA_VEZ = 20;
/** Places that are kept for somebody at once until they pay them: as many as times of sessions. */
export const LUGARES_SIN_PAGAR = 3;
/** Places and lines that somebody may enter in a day, with what they left again: each of them is told by mail. */
export const ENTRADAS_POR_DIA = 25;

/** Which date of which workshop. */
export interface ClaveDeFecha {
  uid: string;
  fecha: Fecha;
}

/** As what is read of several dates is found by. */
export const claveDe = ({ uid, fecha }: ClaveDeFecha) => `${uid} ${fecha}`;

/** A date as it is kept from the first person on who asks for a place in it. */
export interface FechaConLugares extends ClaveDeFecha {
  titulo: string;
  clase: ClaseDeTaller;
  url: string;
  inicio: Date;
  fin: Date;
  cupos: number;
  /** What a place costs, IGV included; 0 where it is free. */
  precioCentimos: number;
  canceladaPor: string | null;
  /** When whoever leads it began and ended it; until then its hours count. */
  empezadaEn: Date | null;
  terminadaEn: Date | null;
}
/** As the content says it. */
export type FechaPorEscribir = Omit<FechaConLugares, "canceladaPor" | "empezadaEn" | "terminadaEn">;

/** From when on it is over: sooner than its hours where whoever leads it ended it before. */
export const cuandoFueElFin = ({ fin, terminadaEn }: Pick<FechaConLugares, "fin" | "terminadaEn">): Date =>
  terminadaEn !== null && terminadaEn < fin ? terminadaEn : fin;

/** Whether somebody was at a workshop that was held: they were written down, and it is over. */
export const asistio = (
  lugar: { asistio: boolean; fecha: Pick<FechaConLugares, "canceladaPor" | "fin" | "terminadaEn"> },
  now: Date,
): boolean => lugar.asistio && lugar.fecha.canceladaPor === null && cuandoFueElFin(lugar.fecha) <= now;

export type EstadoDeInscripcion = "inscrita" | "esperando" | "ofrecida" | "terminada";
export type FinDeInscripcion = "salida" | "sin-respuesta" | "pasada" | "cancelada";

/** What somebody has to do for a place that is kept for them: it was offered to them in their turn, or is sold to them. */
export type GuardadaPara = "aceptar" | "pagar";

/** A person's place in a date of a workshop, or in the line for one. */
export interface Inscripcion extends ClaveDeFecha {
  idInscripcion: string;
  idPersona: number;
  estado: EstadoDeInscripcion;
  /** In the line of its date: without gaps. Null for who had a place at once. */
  numero: number | null;
  /** Of an offer, and of what is kept until it is paid; which of them it was stays once that is over. */
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

/** Its room opens this long before it, for who has a place. */
export const ABRE_ANTES_EN_MINUTOS = 10;

export const abreLaSala = ({ inicio }: Pick<FechaConLugares, "inicio">) =>
  sumarMinutos(inicio, -ABRE_ANTES_EN_MINUTOS);

/** When it really begins: by whoever leads it, or else by its hours. */
export const comienza = ({ inicio, empezadaEn }: Pick<FechaConLugares, "inicio" | "empezadaEn">) =>
  empezadaEn ?? inicio;

/** When it really ends: by whoever leads it, or else by its hours. */
export const acaba = ({ fin, terminadaEn }: Pick<FechaConLugares, "fin" | "terminadaEn">) =>
  terminadaEn ?? fin;

/** Up to its start a date takes people and lets them go; from then on, or once it was begun, no longer. */
export const yaEmpezo = (fecha: Pick<FechaConLugares, "inicio" | "empezadaEn">, now: Date) =>
  now >= fecha.inicio || now >= comienza(fecha);

/** Whether places in it are still taken and let go. */
export const seToma = (
  fecha: Pick<FechaConLugares, "canceladaPor" | "inicio" | "empezadaEn">,
  now: Date,
): boolean => fecha.canceladaPor === null && !yaEmpezo(fecha, now);

/** What is free of a date. Offered places count as taken; fewer places than people leave none, and throw nobody out. */
export const lugaresLibres = ({ cupos, tomados }: { cupos: number; tomados: number }) =>
  Math.max(0, cupos - tomados);

/** What becomes of whoever asks for a place: those who wait come first, also before one that has just come free. */
export function alPedirLugar(como: { cupos: number; tomados: number; esperan: number }) {
  return como.esperan === 0 && lugaresLibres(como) > 0 ? "inscrita" : "esperando";
}

/** Until when a place is kept for one person: never into the workshop. Null when too little is left to offer it. */
export const expiraElLugar = (inicio: Date, now: Date): Date | null => finDeOferta(inicio, now, [inicio]);

/** Whether who waits is still asked in their turn. Once nobody is, what is free is for whoever comes first. */
export const sePregunta = ({ inicio }: Pick<FechaConLugares, "inicio">, now: Date): boolean =>
  expiraElLugar(inicio, now) !== null;

/** Whether what was offered can still be accepted. */
export function sePuedeAceptar(
  { estado, expiraEn }: Pick<Inscripcion, "estado" | "expiraEn">,
  now: Date,
): boolean {
  return estado === "ofrecida" && expiraEn !== null && now < expiraEn;
}

/** Kept for somebody until a time that is over: theirs no more, also before the next round ends it. */
export const yaVencio = (una: Pick<Inscripcion, "estado" | "expiraEn">, now: Date): boolean =>
  una.estado === "ofrecida" && !sePuedeAceptar(una, now);

/** Whether a place that is kept came free and is their turn in the line: they did not take it themselves. */
export const esDeLaLista = ({ guardadaPara }: Pick<Inscripcion, "guardadaPara">) =>
  guardadaPara === "aceptar";

/** What makes a place theirs that is kept for somebody; null of any other. */
export function loQueFalta(
  inscripcion: Pick<Inscripcion, "estado" | "guardadaPara">,
  porPagar: { enProceso: boolean } | null,
): LoQueFalta | null {
  if (inscripcion.estado !== "ofrecida") return null;
  if (porPagar?.enProceso) return "confirmar";
  return esDeLaLista(inscripcion) ? "aceptar" : "pagar";
}

/** Whether what the line offered somebody ran out without their answer, and their wait with it. */
export const dejoPasarSuTurno = (
  una: Pick<Inscripcion, "estado" | "expiraEn" | "fin" | "guardadaPara">,
  now: Date,
): boolean => esDeLaLista(una) && (una.fin === "sin-respuesta" || yaVencio(una, now));

/** A place that is sold is somebody's once it is paid. */
export const esDePago = ({ precioCentimos }: Pick<FechaConLugares, "precioCentimos">) => precioCentimos > 0;

/** Of a person's places, those that they took and have still to pay. What the line offered them is none of these. */
export const sinPagarDe = (suyas: readonly { inscripcion: Inscripcion }[], now: Date) =>
  suyas.filter(({ inscripcion }) => inscripcion.guardadaPara === "pagar" && sePuedeAceptar(inscripcion, now));

/** Until when a place is kept for who is about to pay it: never into the workshop. */
export function expiraElPago(inicio: Date, now: Date): Date {
  const plazo = sumarMinutos(now, PAGO_EN_MINUTOS);
  return plazo < inicio ? plazo : inicio;
}
