import { sumarMinutos, type Fecha } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";

/** How long a place that came free is kept for one person, and how long when the workshop begins within a day. */
export const OFERTA_EN_MINUTOS = 30;
export const OFERTA_CERCANA_EN_MINUTOS = 15;
const CERCA_EN_MINUTOS = 24 * 60;
/** A shorter one would only take the place away from everybody. */
export const OFERTA_MINIMA_EN_MINUTOS = 5;

/** How far ahead dates are shown and take people: what the last month of the calendar needs. */
export const VENTANA_EN_DIAS = 190;
/** Places and lines that somebody may be in at once. */
export const LUGARES_A_LA_VEZ = 20;

/** Which date of which workshop. */
export interface ClaveDeFecha {
  uid: string;
  fecha: Fecha;
}

/** A date as it is kept from the first person on who asks for a place in it. */
export interface FechaConLugares extends ClaveDeFecha {
  titulo: string;
  url: string;
  inicio: Date;
  fin: Date;
  cupos: number;
  canceladaPor: string | null;
}

export type EstadoDeInscripcion = "inscrita" | "esperando" | "ofrecida" | "terminada";
export type FinDeInscripcion = "salida" | "sin-respuesta" | "pasada" | "cancelada";

/** A person's place in a date of a workshop, or in the line for one. */
export interface Inscripcion extends ClaveDeFecha {
  idInscripcion: string;
  idPersona: number;
  estado: EstadoDeInscripcion;
  /** In the line of its date: without gaps. Null for who had a place at once. */
  numero: number | null;
  /** Of an offer. */
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
  | "inscripcion-no-existe"
  | "lugar-no-ofrecido";

export const RECHAZOS_DE_TALLER: Rechazos<RechazoDeTaller> = {
  "taller-no-existe": { clase: "not-found", mensaje: "No encontramos ese taller." },
  "fecha-no-existe": { clase: "not-found", mensaje: "Ese día no hay ese taller. Elige otra fecha." },
  "taller-ya-empezo": { clase: "gone", mensaje: "Ese taller ya empezó. Elige otra fecha." },
  "fecha-cancelada": { clase: "gone", mensaje: "Esa fecha se canceló. Elige otra." },
  "se-cruza-con-lo-tuyo": {
    clase: "conflict",
    mensaje: "A esa hora ya tienes otra sesión u otro taller. Elige una fecha que no se cruce.",
  },
  "demasiados-lugares": {
    clase: "conflict",
    mensaje: `Ya tienes ${LUGARES_A_LA_VEZ} lugares en talleres por venir. Deja alguno para tomar otro.`,
  },
  "inscripcion-no-existe": { clase: "not-found", mensaje: "No tienes un lugar en esa fecha." },
  "lugar-no-ofrecido": {
    clase: "gone",
    mensaje: "El tiempo para aceptar ese lugar terminó y pasó a la persona que sigue.",
  },
};

/** Up to its start a date takes people and lets them go; at that very instant no longer. */
export const yaEmpezo = ({ inicio }: Pick<FechaConLugares, "inicio">, now: Date) => now >= inicio;

/** What is free of a date. Offered places count as taken; fewer places than people leave none, and throw nobody out. */
export const lugaresLibres = ({ cupos, tomados }: { cupos: number; tomados: number }) =>
  Math.max(0, cupos - tomados);

/** What becomes of whoever asks for a place: those who wait come first, also before one that has just come free. */
export function alPedirLugar(como: { cupos: number; tomados: number; esperan: number }) {
  return como.esperan === 0 && lugaresLibres(como) > 0 ? "inscrita" : "esperando";
}

/** Until when a place is kept for one person: never into the workshop. Null when too little is left to offer it. */
export function expiraElLugar(inicio: Date, now: Date): Date | null {
  const cerca = inicio < sumarMinutos(now, CERCA_EN_MINUTOS);
  const plazo = sumarMinutos(now, cerca ? OFERTA_CERCANA_EN_MINUTOS : OFERTA_EN_MINUTOS);
  const expira = plazo < inicio ? plazo : inicio;
  return expira < sumarMinutos(now, OFERTA_MINIMA_EN_MINUTOS) ? null : expira;
}

/** Whether what was offered can still be accepted. */
export function sePuedeAceptar(
  { estado, expiraEn }: Pick<Inscripcion, "estado" | "expiraEn">,
  now: Date,
): boolean {
  return estado === "ofrecida" && expiraEn !== null && now < expiraEn;
}
