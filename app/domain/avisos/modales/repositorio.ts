import type { Aceptacion } from "../../consentimientos/politica";
import type { Modal, ModalAtendido, ModalVisto } from "./modal";

export interface ModalRepository {
  /** Notes that it was shown; showing it again changes nothing. */
  mostrar(idPersona: number, modal: Modal, version: string, now: Date): Promise<void>;
  /** The first answer wins, but a closed text may still be accepted. True when this answer counts. */
  atender(idPersona: number, visto: ModalAtendido, now: Date): Promise<boolean>;
  /** Modals shown to a person, in every version, and their answers to texts, in one read. */
  situacion(idPersona: number): Promise<{ vistos: ModalVisto[]; libro: Aceptacion[] }>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    modales: ModalRepository;
  }
}
