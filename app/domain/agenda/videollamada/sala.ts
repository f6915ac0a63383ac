import type { Rechazos } from "../../shared/rechazo";
import type { CitaConDetalle } from "../citas/cita";
import type { Escalon, Rol } from "./escalera";

/**
 * Presence of a role (person or specialist) in a room. Each role has one connection: a newer one replaces the older.
 */
export interface Presencia {
  rol: Rol;
  /** Id of a browser tab, from one entry to the next. */
  idConexion: string;
  escalon: Escalon;
  vistaEn: Date;
}

/**
 * Seconds without a request after which a participant counts as gone: browser closed or network lost. Longer than one
 * wait for news.
 */
const AUSENTE_TRAS_SEGUNDOS = 30;
export const ESPERA_DE_NOVEDADES_EN_SEGUNDOS = 15;
/** Seconds between two writes of a participant's presence: not every request writes it. */
export const SEGUNDOS_ENTRE_PRESENCIAS = 5;

export function estaPresente({ vistaEn }: Presencia, now: Date): boolean {
  return now.getTime() - vistaEn.getTime() < AUSENTE_TRAS_SEGUNDOS * 1000;
}

/** Message in a room: a signal for one connection, or a chat message. */
export interface Mensaje {
  /** Number of the change: it rises by one for each change of the room. */
  numero: number;
  rol: Rol;
  tipo: "senal" | "texto";
  deConexion: string | null;
  paraConexion: string | null;
  cuerpo: string;
  creadoEn: Date;
}

/** Text shown instead of a message that no key decrypts any more. */
export const MENSAJE_ILEGIBLE = "No podemos leer este mensaje.";

export const MENSAJES_POR_MINUTO = 240;
export const CAMBIOS_POR_SALA = 20_000;

/** A STUN or TURN server for ICE (RFC 8445), as browsers take it. */
export interface ServidorIce {
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * Network routes of a call: the ICE servers, and whether only a relay is used, so that neither side sees the other's IP
 * address.
 */
export interface CaminosIce {
  servidoresIce: ServidorIce[];
  soloPorRelevo: boolean;
}

/** Proof of a participant: the sign-in of the person, or the signed link of the specialist. */
export type Credencial = { idCita: string; idPersona: number } | { llave: string };

/** A participant whose proof was accepted, with the session. */
export interface Participante {
  rol: Rol;
  cita: CitaConDetalle;
}

export const otroRol = (rol: Rol): Rol => (rol === "persona" ? "especialista" : "persona");

export type RechazoDeSala =
  | "cita-no-existe"
  | "sala-por-abrir"
  | "sala-cerrada"
  | "sin-consentimiento"
  | "relevada"
  | "sin-lugar"
  | "demasiado-rapido"
  | "sala-llena";

export const RECHAZOS_DE_SALA: Rechazos<RechazoDeSala> = {
  "cita-no-existe": { clase: "not-found", mensaje: "No encontramos esa videollamada." },
  "sala-por-abrir": { clase: "conflict", mensaje: "La sala todavía no abre." },
  "sala-cerrada": { clase: "gone", mensaje: "La sala ya cerró." },
  "sin-consentimiento": {
    clase: "forbidden",
    mensaje:
      "Retiraste tu autorización para usar tus datos de salud. Dala de nuevo en Privacidad para entrar.",
  },
  relevada: { clase: "conflict", mensaje: "Sigues esta videollamada en otra pestaña o en otro dispositivo." },
  "sin-lugar": { clase: "conflict", mensaje: "Saliste de la sala. Vuelve a entrar para continuar." },
  "demasiado-rapido": {
    clase: "too-many",
    mensaje: "Enviaste muchos mensajes seguidos. Espera un minuto y continúa.",
  },
  "sala-llena": {
    clase: "conflict",
    mensaje: "Esta sala ya no admite más mensajes. Mira «Si no logras conectarte» en esta página.",
  },
};

export interface EntradaEnSala extends Novedades, CaminosIce {
  idConexion: string;
}

/** News of a room for one of its two participants. */
export interface Novedades {
  cursor: number;
  /** Connection and level of the other side; null while they are absent. */
  otro: { idConexion: string; escalon: Escalon } | null;
  /** True when the other side left or never came. False while they are only silent. */
  otroSalio: boolean;
  mensajes: Mensaje[];
}
