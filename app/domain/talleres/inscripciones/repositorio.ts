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

/**
 * Dates of workshops, stored from the first request for a place on. `empezar` and `terminar` refuse with false when
 * the date had begun, or ended, before.
 *
 * @example const fecha = await trx.fechasDeTaller.bloquearOCrear(porEscribir, now);
 */
export interface FechaDeTallerRepository {
  /** Stores a date at its first request for a place, and locks it until the transaction ends. */
  bloquearOCrear(fecha: FechaPorEscribir, now: Date): Promise<FechaConLugares>;
  /** Locks and reads a stored date; null when it is not stored. */
  bloquear(clave: ClaveDeFecha): Promise<FechaConLugares | null>;
  /** Those of these dates that are stored, by `claveDe`. */
  varias(claves: readonly ClaveDeFecha[]): Promise<Map<string, FechaConLugares>>;
  porClave(clave: ClaveDeFecha): Promise<FechaConLugares | null>;
  cancelar(clave: ClaveDeFecha, motivo: string): Promise<void>;
  /** Sets the kind of the dates of these workshops. Returns the dates whose kind was another one. */
  llamar(clase: ClaseDeTaller, uids: readonly string[]): Promise<ClaveDeFecha[]>;
  /** `empezar` and `terminar` return false when the date had begun, or ended, before. */
  empezar(clave: ClaveDeFecha, now: Date): Promise<boolean>;
  terminar(clave: ClaveDeFecha, now: Date): Promise<boolean>;
  /** Number of times that the host's links were revoked; 0 for a date that is not stored. */
  enlacesAnulados(clave: ClaveDeFecha): Promise<number>;
  anularEnlaces(clave: ClaveDeFecha): Promise<void>;
  /** A stored date, by the slug or the key of its workshop; also when the content no longer has it. */
  porTaller(taller: { url: string; fecha: Fecha }): Promise<ClaveDeFecha | null>;
  /** Future dates that are not cancelled and have people or a waiting list, with the number of people. */
  conGente(now: Date): Promise<{ fecha: FechaConLugares; personas: number }[]>;
  /** Dates with a waiting list or an open offer. */
  conEspera(now: Date): Promise<FechaConLugares[]>;
}

/** A person's place with its date, and whether the attendance is noted. */
export interface LugarConFecha {
  inscripcion: Inscripcion;
  fecha: FechaConLugares;
  asistio: boolean;
}

export interface LugarDeAlguien extends LugarConFecha {
  /** Code of the certificate of the place; null without one. */
  certificado: string | null;
  /** Unpaid order of the place, and whether a payment of it is under way. */
  porPagar: { idPedido: string; totalCentimos: number; enProceso: boolean } | null;
}

/**
 * Places of people in dates of workshops, and their waiting lists. `crear` refuses with null when the person has a
 * place or waits. Changes of state refuse with false when the stored state is another one.
 *
 * @example const creada = await trx.inscripciones.crear(nueva);
 */
export interface InscripcionRepository {
  /** Stores a place; null when the person already has a place in that date, or waits for one. */
  crear(inscripcion: Inscripcion): Promise<Inscripcion | null>;
  /** Moves a place to the end of the waiting list, and returns its number. */
  alFinal(inscripcion: Inscripcion): Promise<number>;
  viva(idPersona: number, clave: ClaveDeFecha): Promise<Inscripcion | null>;
  /** Last place of the person in that date, in any state. */
  ultima(idPersona: number, clave: ClaveDeFecha): Promise<Inscripcion | null>;
  porId(idInscripcion: string): Promise<Inscripcion | null>;
  /** Places of a date that have not ended: first those of people, then the waiting list in order. */
  vivas(clave: ClaveDeFecha): Promise<Inscripcion[]>;
  /** Those of these dates with a waiting list, by `claveDe`. */
  esperan(claves: readonly ClaveDeFecha[]): Promise<Set<string>>;
  /** Number of people who joined the waiting list earlier. */
  cuantasAntes(lugar: ClaveDeFecha & { numero: number }): Promise<number>;
  /** Places that have not ended, in dates that are not over, in order of date; each with its unpaid order. */
  deLaPersona(idPersona: number, entre: { desde: Date; hasta: Date | null }): Promise<LugarDeAlguien[]>;
  /** Places of a person in all dates of a workshop, past dates included. */
  delTaller(idPersona: number, uid: string): Promise<LugarDeAlguien[]>;
  /**
   * Places of people who attended, in dates whose end lies in a stretch of time: its beginning excluded, its end
   * included.
   */
  deFechasQueTerminaron(tramo: { inicio: Date; fin: Date }): Promise<LugarConFecha[]>;
  /** Places that the person no longer has, in dates that are not over. */
  dejadas(
    idPersona: number,
    desde: Date,
  ): Promise<{ inscripcion: Inscripcion; fecha: FechaConLugares; dejadaEn: Date }[]>;
  /** Offers a place. This method and those below return false when the stored state had changed meanwhile. */
  ofrecer(idInscripcion: string, expiraEn: Date): Promise<boolean>;
  /** Moves a person from the waiting list into a place that the caller has taken; false when they no longer wait. */
  entrar(
    entrada: Pick<Inscripcion, "idInscripcion" | "estado" | "guardadaPara" | "expiraEn">,
    now: Date,
  ): Promise<boolean>;
  aceptar(idInscripcion: string, now: Date): Promise<boolean>;
  /** Gives a kept place to the person after its payment, even when its time is over. */
  confirmar(idInscripcion: string, now: Date): Promise<boolean>;
  /** Keeps a place longer during its payment; never shorter. */
  mantener(idInscripcion: string, hasta: Date): Promise<void>;
  /** Restores a place whose time to pay was over; the caller has occupied it again. */
  revivir(idInscripcion: string, now: Date): Promise<boolean>;
  terminar(
    inscripcion: Pick<Inscripcion, "idInscripcion" | "uid">,
    desde: EstadoDeInscripcion,
    fin: FinDeInscripcion,
    now: Date,
  ): Promise<boolean>;
  /** Notes that the offer of a place was skipped; true the first time only. */
  anotarSalto(idInscripcion: string, now: Date): Promise<boolean>;
  /** Places in dates that begin in a stretch of time and have not got this reminder. */
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
