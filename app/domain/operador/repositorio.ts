import type { EspecialistaConAgenda } from "../agenda/especialistas/especialista";
import type { Acto } from "./acto";

/** Writes the catalogue. */
export interface CatalogoRepository {
  /** Nobody else changes the catalogue until the transaction ends. */
  bloquear(): Promise<void>;
  /** Writes a specialist with their themes, languages and hours; what they had of these is replaced. */
  guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void>;
}

/** What operators did. Lines are added, never changed. */
export interface ActoRepository {
  anotar(acto: Acto): Promise<void>;
  /** The newest first. */
  ultimos(cuantos: number): Promise<Acto[]>;
}
