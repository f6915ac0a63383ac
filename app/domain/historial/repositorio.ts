import type { Intervalo } from "../agenda/horarios/disponibilidad";
import type { Fecha } from "../shared/fechas";
import type { AccionPropia } from "./accion";
import type { Logro, LogroEscrito } from "./logro";

export interface AccionPropiaRepository {
  /** Notes an activity. True for the first of its kind on a day; others on that day are not counted. */
  anotar(idPersona: number, accion: AccionAnotada): Promise<boolean>;
}

/** An activity that the person noted in their history. */
export interface AccionAnotada {
  que: AccionPropia;
  dia: Fecha;
  anotadaEn: Date;
}

export interface LogroRepository {
  /** Stores an achievement of a person. One that is stored already stays as it was. */
  guardar(idPersona: number, logro: Logro): Promise<void>;
}

/** A pause of the streak, for illness or rest. */
export interface PausaGuardada {
  desde: Fecha;
  /** Last day of a pause of the streak, unless the person ends it earlier. */
  hasta: Fecha;
}

export interface PausaDeRachaRepository {
  /** Pauses of the streak of a person, oldest first. */
  deLaPersona(idPersona: number): Promise<PausaGuardada[]>;
  /** Begins a pause of the streak on a day, unless one begins on that day already. */
  abrir(idPersona: number, pausa: PausaGuardada): Promise<void>;
  /** Ends on `ultimoDia` the pauses of the streak that reach beyond it. */
  cerrar(idPersona: number, ultimoDia: Fecha): Promise<void>;
}

/** Records of the history context about one person, read together for its pages. */
export interface HistorialRepository {
  de(idPersona: number): Promise<{
    anotadas: AccionAnotada[];
    /** Achievements of the person, newest first. */
    logros: Logro[];
    /** Pauses of the streak, oldest first. */
    pausas: PausaGuardada[];
  }>;
}

/** Progress of the job that grants achievements. */
export interface RevisionDeLogros {
  hasta: Date;
  /** Last person that the very first run of the job checked; null once it has checked everybody. */
  despuesDe: number | null;
}

export interface RevisionDeLogrosRepository {
  /** Progress of the job that grants achievements; null before its first run. */
  leer(): Promise<RevisionDeLogros | null>;
  anotar(revision: RevisionDeLogros): Promise<void>;
  /** The next `cuantas` people, in the order of their ids. */
  todas(despuesDe: number, cuantas: number): Promise<number[]>;
  /**
   * At most `cuantas` people, in the order of their ids, who did something within a period, or were in a session or
   * workshop that ended in it. The period excludes its start and includes its end.
   */
  activas(tramo: Intervalo, despuesDe: number, cuantas: number): Promise<number[]>;
}

/** The achievements that editors publish, in the editors' order. */
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
