import type { EspecialistaConAgenda } from "./especialista";

/** Name and mail address of a specialist, for mails. */
export interface Destinatario {
  nombre: string;
  correo: string;
}

/**
 * Specialists with their weekly hours. Reads give null for an unknown id.
 *
 * @example const especialista = await repos.especialistas.conAgenda(idEspecialista);
 */
export interface EspecialistaRepository {
  todos(): Promise<EspecialistaConAgenda[]>;
  conAgenda(idEspecialista: string): Promise<EspecialistaConAgenda | null>;
  /** Recipient of the mails about a specialist's sessions; null when no address is known. No screen is given it. */
  destinatario(idEspecialista: string): Promise<Destinatario | null>;
}

/**
 * Writes to the catalogue of specialties and specialists. Writers lock it first, so that two cannot mix.
 *
 * @example
 * await trx.catalogo.bloquear();
 * await trx.catalogo.guardarEspecialista(especialista);
 */
export interface CatalogoRepository {
  /** Locks the catalogue until the transaction ends. */
  bloquear(): Promise<void>;
  /** Writes a specialist; the stored themes, languages and hours are replaced. */
  guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void>;
  /** Stores the specialist's mail address; null removes it. */
  guardarCorreo(idEspecialista: string, correo: string | null): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    catalogo: CatalogoRepository;
    especialistas: EspecialistaRepository;
  }
}
