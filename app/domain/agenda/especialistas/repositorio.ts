import type { EspecialistaConAgenda } from "./especialista";

/** A specialist as mails speak to them. */
export interface Destinatario {
  nombre: string;
  correo: string;
}

export interface EspecialistaRepository {
  todos(): Promise<EspecialistaConAgenda[]>;
  conAgenda(idEspecialista: string): Promise<EspecialistaConAgenda | null>;
  /** Whom mails about their sessions go to; null where no mail of theirs is known. No screen is given it. */
  destinatario(idEspecialista: string): Promise<Destinatario | null>;
}

/** Writes the catalogue. */
export interface CatalogoRepository {
  /** Nobody else changes the catalogue until the transaction ends. */
  bloquear(): Promise<void>;
  /** Writes a specialist with their themes, languages and hours; what they had of these is replaced. */
  guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void>;
  /** Null takes their mail away. */
  guardarCorreo(idEspecialista: string, correo: string | null): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    catalogo: CatalogoRepository;
    especialistas: EspecialistaRepository;
  }
}
