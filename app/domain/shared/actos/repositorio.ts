import type { Acto } from "./acto";

/** What operators did. Lines are added, never changed. */
export interface ActoRepository {
  anotar(acto: Acto): Promise<void>;
  /** The newest first. */
  ultimos(cuantos: number): Promise<Acto[]>;
}

declare module "../puertos" {
  interface Repositorios {
    actos: ActoRepository;
  }
}
