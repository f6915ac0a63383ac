import type { Espera, EstadoDeEspera, FinDeEspera, OfertaDeEspera } from "./espera";

/**
 * Places in the specialists' waiting lists, and their offers. `apuntar` refuses with null when the person waits
 * already. `cambiarEstado`, `ofrecer` and `cerrarOferta` refuse with false when another process was first.
 *
 * @example const numero = await trx.esperas.apuntar(espera);
 */
export interface EsperaRepository {
  /**
   * Adds a place at the end of the specialist's waiting list. Returns its number, or null when the person already waits
   * for the same.
   */
  apuntar(espera: Omit<Espera, "numero">): Promise<number | null>;
  /** The person's open place with the same specialist, day and session. */
  laMisma(espera: Pick<Espera, "idPersona" | "idEspecialista" | "fecha" | "idCita">): Promise<Espera | null>;
  /** Open places of these specialists, in the order of their lists. */
  vivas(idsEspecialista: readonly string[]): Promise<Espera[]>;
  /** The person's places, the newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Espera[]>;
  porId(idEspera: string): Promise<Espera | null>;
  deUnaPersona(idEspera: string, idPersona: number): Promise<Espera | null>;
  /** Starts of times, in milliseconds, that a waiting list offers to another person first. */
  esperadosPorOtra(
    idEspecialista: string,
    inicios: readonly Date[],
    idPersona: number,
  ): Promise<ReadonlySet<number>>;
  /** Number of people before each place who want some of the same times. A place with nobody before it is left out. */
  cuantasAntes(idsEspera: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Changes the state of a place; false when its state is no longer `desde`. */
  cambiarEstado(idEspera: string, desde: EstadoDeEspera, hasta: EstadoDeEspera): Promise<boolean>;
  terminar(idEspera: string, fin: FinDeEspera, now: Date): Promise<boolean>;
  /** Sets a new limit of the wanted times, because the session of the place has moved. */
  alargar(idEspera: string, hasta: Date): Promise<void>;
  /** Writes an offer. False when the same time was offered to this place before. */
  ofrecer(oferta: OfertaDeEspera): Promise<boolean>;
  ofertas(idsEspera: readonly string[]): Promise<OfertaDeEspera[]>;
  /** Newest offer to a place, in any state. */
  ultimaOferta(idEspera: string): Promise<OfertaDeEspera | null>;
  /** Open offers that are due for a check. */
  porRevisar(now: Date, cuantas: number): Promise<OfertaDeEspera[]>;
  /** Closes an open offer with its outcome; true for one caller only. */
  cerrarOferta(idOferta: string, hasta: Exclude<OfertaDeEspera["estado"], "vigente">): Promise<boolean>;
  posponerOferta(idOferta: string, hasta: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    esperas: EsperaRepository;
  }
}
