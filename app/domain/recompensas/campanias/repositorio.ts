import type { Fecha } from "../../shared/fechas";
import type { Campania } from "./campania";

/** A person in a challenge. */
export interface Participacion {
  /** Days of Lima that the person registered, in order. */
  dias: Fecha[];
  alcanzadaEn: Date | null;
  validadaEn: Date | null;
  pagadaEn: Date | null;
  /** Coins that were paid: 0 when the challenge had no more; null before its end. */
  monedas: number | null;
}

/**
 * Challenges of each month. A day is registered once, and a person is paid once: the keys of the tables decide it.
 *
 * @example await trx.campanias.registrar(idCampania, idPersona, "2026-12-05", now);
 */
export interface CampaniaRepository {
  porId(idCampania: string): Promise<Campania | null>;
  /** Challenges with the number of people in them, newest first. At most `cuantas`. */
  conParticipantes(cuantas: number): Promise<(Campania & { participantes: number })[]>;
  /** Opens a challenge of a month, once. */
  abrir(campania: Omit<Campania, "cerradaEn">): Promise<void>;
  /** Locks a challenge until the transaction ends. */
  bloquear(idCampania: string): Promise<Campania | null>;
  participacion(idCampania: string, idPersona: number): Promise<Participacion | null>;
  /** Registers a day, and answers false when it was there already. */
  registrar(idCampania: string, idPersona: number, dia: Fecha, now: Date): Promise<boolean>;
  anotarAlcanzada(idCampania: string, idPersona: number, now: Date): Promise<void>;
  /** Challenges that ended and are not closed. */
  porCerrar(now: Date): Promise<Campania[]>;
  /** People who reached the goal and whom nothing validated, by their ids after one. */
  porValidar(idCampania: string, pagina: { despuesDe: number; cuantos: number }): Promise<number[]>;
  /** People to pay, the first to reach the goal first. */
  porPagar(campania: Campania, cuantos: number): Promise<number[]>;
  /** Marks a person as paid with some coins, and answers false when they were paid already. */
  pagar(id: { idCampania: string; idPersona: number }, monedas: number, now: Date): Promise<boolean>;
  /** Takes one of the prizes of a locked challenge, or answers false when none is left. */
  tomarPremio(idCampania: string): Promise<boolean>;
  cerrar(idCampania: string, now: Date): Promise<void>;

  /** Writes the digest of a code that validates `usos` people. */
  guardarCodigo(huella: string, idCampania: string, usos: number): Promise<void>;
  /** Uses a code of a challenge for one person, or answers false. */
  usarCodigo(huella: string, idCampania: string): Promise<boolean>;
  /** Marks a person as validated, and answers false when they were already. */
  validar(idCampania: string, idPersona: number, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    campanias: CampaniaRepository;
  }
}
