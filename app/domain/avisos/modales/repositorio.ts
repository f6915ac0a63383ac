import type { Aceptacion } from "../../consentimientos/politica";
import type { Modal, ModalAtendido, ModalVisto } from "./modal";

export interface ModalRepository {
  /** Notes that a modal was shown to a person. Noting it again changes nothing. */
  mostrar(idPersona: number, modal: Modal, version: string, now: Date): Promise<void>;
  /**
   * Notes the person's answer to a modal. The first answer counts, except that a closed legal text may be accepted
   * later. True when this answer counts.
   */
  atender(idPersona: number, visto: ModalAtendido, now: Date): Promise<boolean>;
  /** Reads in one query the modals shown to a person, in every version, and the person's answers to legal texts. */
  situacion(idPersona: number): Promise<{ vistos: ModalVisto[]; libro: Aceptacion[] }>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    modales: ModalRepository;
  }
}
