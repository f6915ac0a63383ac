import type {
  ClaveDeFecha,
  EstadoDeInscripcion,
  FechaConLugares,
  FinDeInscripcion,
  Inscripcion,
} from "./inscripcion";

export interface FechaDeTallerRepository {
  /** Writes a date that nobody needed before, and holds it until the transaction ends: whoever comes waits. */
  tomar(fecha: Omit<FechaConLugares, "canceladaPor">, now: Date): Promise<FechaConLugares>;
  /** The same of one that was written before; null where nobody needed it. */
  bloquear(clave: ClaveDeFecha): Promise<FechaConLugares | null>;
  /** Those of these dates that were written, by `uid fecha`. */
  varias(claves: readonly ClaveDeFecha[]): Promise<Map<string, FechaConLugares>>;
  cancelar(clave: ClaveDeFecha, motivo: string): Promise<void>;
  /** Those in which somebody waits or has not answered. */
  conEspera(now: Date): Promise<FechaConLugares[]>;
}

export interface InscripcionRepository {
  /** Null where the person has a place in that date already, or waits for one. */
  crear(inscripcion: Inscripcion): Promise<Inscripcion | null>;
  /** To the end of the line: its number there. */
  alFinal(inscripcion: Inscripcion): Promise<number>;
  viva(idPersona: number, clave: ClaveDeFecha): Promise<Inscripcion | null>;
  porId(idInscripcion: string): Promise<Inscripcion | null>;
  /** Those of a date that have not ended: who has a place first, then in the order of the line. */
  vivas(clave: ClaveDeFecha): Promise<Inscripcion[]>;
  /** In which of these dates somebody waits, by `uid fecha`. */
  esperan(claves: readonly ClaveDeFecha[]): Promise<Set<string>>;
  /** How many wait with a smaller number. */
  cuantasAntes(lugar: ClaveDeFecha & { numero: number }): Promise<number>;
  /** Not ended and not over, in the order of their dates. */
  deLaPersona(
    idPersona: number,
    entre: { desde: Date; hasta: Date | null },
  ): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares }[]>;
  /** These answer whether it still was so. */
  ofrecer(idInscripcion: string, expiraEn: Date): Promise<boolean>;
  aceptar(idInscripcion: string, now: Date): Promise<boolean>;
  terminar(
    { idInscripcion }: Pick<Inscripcion, "idInscripcion">,
    desde: EstadoDeInscripcion,
    fin: FinDeInscripcion,
    now: Date,
  ): Promise<boolean>;
  /** Whether it is the first time that this one is passed over. */
  anotarSalto(idInscripcion: string, now: Date): Promise<boolean>;
  /** With a place in a date that begins in a stretch, who were not told under this name yet. */
  porRecordar(
    recordatorio: string,
    tramo: { inicio: Date; fin: Date },
    cuantas: number,
  ): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares }[]>;
  recordada(idInscripcion: string, recordatorio: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    fechasDeTaller: FechaDeTallerRepository;
    inscripciones: InscripcionRepository;
  }
}
