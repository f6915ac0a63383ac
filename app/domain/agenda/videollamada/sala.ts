import type { Rechazos } from "../../shared/rechazo";
import type { CitaConDetalle } from "../citas/cita";
import type { Escalon, Rol } from "./escalera";

/** Who is where: one connection for each of the two roles. A newer one takes the place of the older. */
export interface Presencia {
  rol: Rol;
  /** A tab, from one entry to the next. */
  idConexion: string;
  escalon: Escalon;
  vistaEn: Date;
}

/** Not heard of for so long: their browser was closed, or their network is gone. Longer than one wait for news. */
const AUSENTE_TRAS_SEGUNDOS = 30;
export const ESPERA_DE_NOVEDADES_EN_SEGUNDOS = 15;
/** Being heard of is written down this often, and not at each question. */
export const SEGUNDOS_ENTRE_PRESENCIAS = 5;

export function estaPresente({ vistaEn }: Presencia, now: Date): boolean {
  return now.getTime() - vistaEn.getTime() < AUSENTE_TRAS_SEGUNDOS * 1000;
}

/** What travels through a room: signals of one connection to another, and what the two write to each other. */
export interface Mensaje {
  /** Rises by one for each change of its room. */
  numero: number;
  rol: Rol;
  tipo: "senal" | "texto";
  deConexion: string | null;
  paraConexion: string | null;
  cuerpo: string;
  creadoEn: Date;
}

/** What is shown in the place of what nobody can open any more. */
export const MENSAJE_ILEGIBLE = "No podemos leer este mensaje.";

export const MENSAJES_POR_MINUTO = 240;
export const CAMBIOS_POR_SALA = 20_000;

/** An address server for ICE, as browsers take it. */
export interface ServidorIce {
  urls: string[];
  username?: string;
  credential?: string;
}

/** Which ways a call may take: through which servers, and whether through a relay only, so that no side sees the other's address. */
export interface CaminosIce {
  servidoresIce: ServidorIce[];
  soloPorRelevo: boolean;
}

/** How somebody says who they are: the session of the person, or the signed link of the specialist. */
export type Credencial = { idCita: string; idPersona: number } | { llave: string };

/** Somebody who was let in, and to which session. */
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

/** What a room tells one of its two. */
export interface Novedades {
  cursor: number;
  /** The other side, while they are in the room. */
  otro: { idConexion: string; escalon: Escalon } | null;
  /** Nobody has their place: they said good-bye, or never came. False while they are merely not heard of. */
  otroSalio: boolean;
  mensajes: Mensaje[];
}
