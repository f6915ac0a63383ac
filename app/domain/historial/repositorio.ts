import type { Intervalo } from "../agenda/horarios/disponibilidad";
import type { Fecha } from "../shared/fechas";
import type { AccionPropia } from "./accion";
import type { Logro, LogroEscrito } from "./logro";

export interface AccionPropiaRepository {
  /** Whether it is the first of that kind on that day; the others count for nothing. */
  anotar(idPersona: number, accion: AccionAnotada): Promise<boolean>;
}

/** What somebody noted themselves. */
export interface AccionAnotada {
  que: AccionPropia;
  dia: Fecha;
  anotadaEn: Date;
}

export interface LogroRepository {
  /** Keeps it; one that is kept already stays as it was. */
  guardar(idPersona: number, logro: Logro): Promise<void>;
}

/** Somebody is ill, or needs a rest: their streak waits. */
export interface PausaGuardada {
  desde: Fecha;
  /** The last day, at the latest. */
  hasta: Fecha;
}

export interface PausaDeRachaRepository {
  /** Begins one on a day, unless one begins there already. */
  abrir(idPersona: number, pausa: PausaGuardada): Promise<void>;
  /** Ends those that reach beyond a day with it. */
  cerrar(idPersona: number, ultimoDia: Fecha): Promise<void>;
}

/** All that this context keeps of one person, which its pages show together. */
export interface LoPropioRepository {
  de(idPersona: number): Promise<{
    anotadas: AccionAnotada[];
    /** The newest first. */
    logros: Logro[];
    /** The first first. */
    pausas: PausaGuardada[];
  }>;
}

/** How far the look at what everybody reached has come. */
export interface RevisionDeLogros {
  hasta: Date;
  /** The last person of the very first look; null once everybody had their turn. */
  despuesDe: number | null;
}

export interface RevisionDeLogrosRepository {
  /** Null before the first. */
  leer(): Promise<RevisionDeLogros | null>;
  anotar(revision: RevisionDeLogros): Promise<void>;
  /** So many people, in the order of their ids. */
  todas(despuesDe: number, cuantas: number): Promise<number[]>;
  /** The same of those who did something after the beginning and until the end, or were in something that ended then. */
  activas(tramo: Intervalo, despuesDe: number, cuantas: number): Promise<number[]>;
}

/** The achievements that editors publish, in their order. */
export interface Logros {
  publicados(): Promise<readonly LogroEscrito[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    accionesPropias: AccionPropiaRepository;
    loPropio: LoPropioRepository;
    logros: LogroRepository;
    pausasDeRacha: PausaDeRachaRepository;
    revisionDeLogros: RevisionDeLogrosRepository;
  }
}
