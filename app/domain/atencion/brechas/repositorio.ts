import type { AvanceDeBrecha, Brecha } from "./brecha";

/** Breaches of personal data. Lines are added, and the database refuses to change them. */
export interface BrechaRepository {
  abrir(brecha: Brecha): Promise<void>;
  /** Every breach, newest first: there are few. */
  todas(): Promise<Brecha[]>;
  /** Every later line, oldest first. */
  avances(): Promise<AvanceDeBrecha[]>;
  porId(idBrecha: string): Promise<Brecha | null>;
  /** Adds a line; false for a second notice to the authority. */
  avanzar(avance: AvanceDeBrecha): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    brechas: BrechaRepository;
  }
}
