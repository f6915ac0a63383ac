import type { Acto } from "./acto";

/** Operators' acts. Lines are added, never changed. */
export interface ActoRepository {
  anotar(acto: Acto): Promise<void>;
  /** The last acts, newest first. */
  ultimos(cuantos: number): Promise<Acto[]>;
}

declare module "../puertos" {
  interface Repositorios {
    actos: ActoRepository;
  }
}
