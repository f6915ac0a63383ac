import type { Espera, EstadoDeEspera, FinDeEspera, OfertaDeEspera } from "./espera";

/** Places in the specialists' waiting lists, and what was offered to each. */
export interface EsperaRepository {
  /** At the end of the specialist's line: its number there, or null for somebody who waits for the same already. */
  apuntar(espera: Omit<Espera, "numero">): Promise<number | null>;
  /** The live place of this person for the same. */
  laMisma(espera: Pick<Espera, "idPersona" | "idEspecialista" | "fecha" | "idCita">): Promise<Espera | null>;
  /** Those that have not ended, in the order of their line. */
  vivas(idsEspecialista: readonly string[]): Promise<Espera[]>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Espera[]>;
  porId(idEspera: string): Promise<Espera | null>;
  deUnaPersona(idEspera: string, idPersona: number): Promise<Espera | null>;
  /** Of these starts, in milliseconds, those that somebody else is to be offered before this person may take them. */
  esperadosPorOtra(
    idEspecialista: string,
    inicios: readonly Date[],
    idPersona: number,
  ): Promise<ReadonlySet<number>>;
  /** How many wait before each of these places for some of the same times; without those that nobody is before. */
  cuantasAntes(idsEspera: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** These answer whether it still was what it was taken for. */
  cambiarEstado(idEspera: string, desde: EstadoDeEspera, hasta: EstadoDeEspera): Promise<boolean>;
  terminar(idEspera: string, fin: FinDeEspera, now: Date): Promise<boolean>;
  /** The session that it waits for has moved. */
  alargar(idEspera: string, hasta: Date): Promise<void>;
  /** Writes an offer, unless the same time was offered to this place before. Answers whether it did. */
  ofrecer(oferta: OfertaDeEspera): Promise<boolean>;
  ofertas(idsEspera: readonly string[]): Promise<OfertaDeEspera[]>;
  /** The newest that was made, whatever became of it. */
  ultimaOferta(idEspera: string): Promise<OfertaDeEspera | null>;
  /** Open ones whose time has come. */
  porRevisar(now: Date, cuantas: number): Promise<OfertaDeEspera[]>;
  /** From open to what became of it, by one caller only. */
  cerrarOferta(idOferta: string, hasta: Exclude<OfertaDeEspera["estado"], "vigente">): Promise<boolean>;
  posponerOferta(idOferta: string, hasta: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    esperas: EsperaRepository;
  }
}
