import type { Intervalo } from "../agenda/horarios/disponibilidad";
import type { Fecha } from "../shared/fechas";
import type { AccionPropia } from "./accion";
import type { Logro, LogroEscrito } from "./logro";

export interface AccionPropiaRepository {
  /** True for the first action of its kind on its day; the others count for nothing. */
  anotar(idPersona: number, accion: AccionAnotada): Promise<boolean>;
}

/** An act that the person noted. */
export interface AccionAnotada {
  que: AccionPropia;
  dia: Fecha;
  anotadaEn: Date;
}

export interface LogroRepository {
  /** Keeps it; one that is kept already stays as it was. */
  guardar(idPersona: number, logro: Logro): Promise<void>;
}

/** A pause of the streak, for illness or rest. */
export interface PausaGuardada {
  desde: Fecha;
  /** The last day, at the latest. */
  hasta: Fecha;
}

export interface PausaDeRachaRepository {
  /** Begins one on a day, unless one begins there already. */
  abrir(idPersona: number, pausa: PausaGuardada): Promise<void>;
  /** Ends the pauses that reach beyond `ultimoDia` on that day. */
  cerrar(idPersona: number, ultimoDia: Fecha): Promise<void>;
}

/** Records of this context about one person, which its pages show together. */
export interface HistorialRepository {
  de(idPersona: number): Promise<{
    anotadas: AccionAnotada[];
    /** The newest first. */
    logros: Logro[];
    /** The first first. */
    pausas: PausaGuardada[];
  }>;
}

/** Progress of the job that grants achievements. */
export interface RevisionDeLogros {
  hasta: Date;
  /** The last person of the very first look; null once everybody had their turn. */
  despuesDe: number | null;
}

export interface RevisionDeLogrosRepository {
  /** Null before the first. */
  leer(): Promise<RevisionDeLogros | null>;
  anotar(revision: RevisionDeLogros): Promise<void>;
  /** The next `cuantas` people, by id. */
  todas(despuesDe: number, cuantas: number): Promise<number[]>;
  /**
   * People who did something after the beginning of `tramo` and until its end, or were in something that ended then. In
   * the order of their ids, `cuantas` at most.
   */
  activas(tramo: Intervalo, despuesDe: number, cuantas: number): Promise<number[]>;
}

/** The achievements that editors publish, in their order. */
export interface Logros {
  publicados(): Promise<readonly LogroEscrito[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    accionesPropias: AccionPropiaRepository;
    historial: HistorialRepository;
    logros: LogroRepository;
    pausasDeRacha: PausaDeRachaRepository;
    revisionDeLogros: RevisionDeLogrosRepository;
  }
}
