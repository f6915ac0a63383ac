import type { ClaseDeTaller } from "../../shared/claseDeTaller";
import type { Fecha } from "../../shared/fechas";
import type {
  ClaveDeFecha,
  EstadoDeInscripcion,
  FechaConLugares,
  FechaPorEscribir,
  FinDeInscripcion,
  Inscripcion,
} from "./inscripcion";

export interface FechaDeTallerRepository {
  /** Writes a date that nobody needed before, and holds it until the transaction ends: whoever comes waits. */
  tomar(fecha: FechaPorEscribir, now: Date): Promise<FechaConLugares>;
  /** The same of one that was written before; null where nobody needed it. */
  bloquear(clave: ClaveDeFecha): Promise<FechaConLugares | null>;
  /** Those of these dates that were written, by `claveDe`. */
  varias(claves: readonly ClaveDeFecha[]): Promise<Map<string, FechaConLugares>>;
  una(clave: ClaveDeFecha): Promise<FechaConLugares | null>;
  cancelar(clave: ClaveDeFecha, motivo: string): Promise<void>;
  /** What the dates of these workshops are; which of them were called otherwise. */
  llamar(clase: ClaseDeTaller, uids: readonly string[]): Promise<ClaveDeFecha[]>;
  /** These answer whether it had not begun, or not ended, before. */
  empezar(clave: ClaveDeFecha, now: Date): Promise<boolean>;
  terminar(clave: ClaveDeFecha, now: Date): Promise<boolean>;
  /** How often the links of whoever leads it were called back; of one that nobody needed, never. */
  enlacesAnulados(clave: ClaveDeFecha): Promise<number>;
  anularEnlaces(clave: ClaveDeFecha): Promise<void>;
  /** One that was written, by the address or the key of its workshop: also where no content has it any more. */
  porTaller(taller: { url: string; fecha: Fecha }): Promise<ClaveDeFecha | null>;
  /** Those to come that are not cancelled and in which somebody has a place or waits, and how many people. */
  conGente(now: Date): Promise<{ fecha: FechaConLugares; personas: number }[]>;
  /** Those in which somebody waits or has not answered. */
  conEspera(now: Date): Promise<FechaConLugares[]>;
}

/** A person's place with its date, and whether they were written down as having been there. */
export interface LugarConFecha {
  inscripcion: Inscripcion;
  fecha: FechaConLugares;
  asistio: boolean;
}

export interface LugarDeAlguien extends LugarConFecha {
  /** The code of its certificate. */
  certificado: string | null;
  /** Its order that nobody has paid, and whether a payment of it is under way. */
  porPagar: { idPedido: string; totalCentimos: number; enProceso: boolean } | null;
}

export interface InscripcionRepository {
  /** Null where the person has a place in that date already, or waits for one. */
  crear(inscripcion: Inscripcion): Promise<Inscripcion | null>;
  /** To the end of the line: its number there. */
  alFinal(inscripcion: Inscripcion): Promise<number>;
  viva(idPersona: number, clave: ClaveDeFecha): Promise<Inscripcion | null>;
  /** The last one of the person in that date, whatever became of it. */
  ultima(idPersona: number, clave: ClaveDeFecha): Promise<Inscripcion | null>;
  porId(idInscripcion: string): Promise<Inscripcion | null>;
  /** Those of a date that have not ended: who has a place first, then in the order of the line. */
  vivas(clave: ClaveDeFecha): Promise<Inscripcion[]>;
  /** In which of these dates somebody waits, by `claveDe`. */
  esperan(claves: readonly ClaveDeFecha[]): Promise<Set<string>>;
  /** How many wait with a smaller number. */
  cuantasAntes(lugar: ClaveDeFecha & { numero: number }): Promise<number>;
  /** Not ended and not over, in the order of their dates, with the order that what is kept for them waits for. */
  deLaPersona(idPersona: number, entre: { desde: Date; hasta: Date | null }): Promise<LugarDeAlguien[]>;
  /** All that a person has in the dates of a workshop, also in those that are over. */
  delTaller(idPersona: number, uid: string): Promise<LugarDeAlguien[]>;
  /** Of who was written down as there, in the dates that ended in a stretch: after its beginning, or at its end. */
  deFechasQueTerminaron(tramo: { inicio: Date; fin: Date }): Promise<LugarConFecha[]>;
  /** Places that were a person's and are no more, of dates that are not over. */
  dejadas(
    idPersona: number,
    desde: Date,
  ): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares; dejadaEn: Date }[]>;
  /** These answer whether it still was so. */
  ofrecer(idInscripcion: string, expiraEn: Date): Promise<boolean>;
  /** Out of the line into what is free, as whoever comes takes it. */
  entrar(
    como: Pick<Inscripcion, "idInscripcion" | "estado" | "guardadaPara" | "expiraEn">,
    now: Date,
  ): Promise<boolean>;
  aceptar(idInscripcion: string, now: Date): Promise<boolean>;
  /** What is kept for somebody is theirs, also past its time: it was paid. */
  confirmar(idInscripcion: string, now: Date): Promise<boolean>;
  /** Keeps it longer for who is paying it; never shorter. */
  mantener(idInscripcion: string, hasta: Date): Promise<void>;
  /** A place whose time to pay had ended is there again: its caller has taken what it takes. */
  revivir(idInscripcion: string, now: Date): Promise<boolean>;
  terminar(
    cual: Pick<Inscripcion, "idInscripcion" | "uid">,
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
  ): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares; inscritaEn: Date }[]>;
  recordada(idInscripcion: string, recordatorio: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    fechasDeTaller: FechaDeTallerRepository;
    inscripciones: InscripcionRepository;
  }
}
