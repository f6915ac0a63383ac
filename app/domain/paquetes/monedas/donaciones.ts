/** Coins that a person gave to a cause. */
export interface Donacion {
  /** Id that the form carries: sent twice, it is one donation. */
  idDonacion: string;
  idPersona: number;
  uidDeCausa: string;
  /** Name of the cause on that day, for the person. */
  nombreDeCausa: string;
  cantidad: number;
}

/** Coins of a cause in all, and the number of people who gave them. */
export interface TotalDeCausa {
  uidDeCausa: string;
  monedas: number;
  donantes: number;
}

/**
 * Donations of coins, to which is only added, and the totals of each cause.
 *
 * @example if (!(await trx.donaciones.anotar(donacion, now))) return refuse("donacion-no-existe");
 */
export interface DonacionRepository {
  porId(idDonacion: string): Promise<Donacion | null>;
  /** Writes a donation and adds it to its cause. The total of the person is locked before. False when the id is taken. */
  anotar(donacion: Donacion, now: Date): Promise<boolean>;
  totales(): Promise<TotalDeCausa[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    donaciones: DonacionRepository;
  }
}
