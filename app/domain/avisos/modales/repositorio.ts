import type { Aceptacion } from "../../consentimientos/politica";
import type { Modal, ModalAtendido, ModalVisto } from "./modal";

export interface ModalRepository {
  /** Notes that it was shown; showing it again changes nothing. */
  mostrar(idPersona: number, modal: Modal, version: string, now: Date): Promise<void>;
  /** The first answer wins, except that what was closed may still be accepted. Says whether this one counts. */
  atender(idPersona: number, visto: ModalAtendido, now: Date): Promise<boolean>;
  /** Which modals a person was shown, in every version, and what they answered to which text, read at once. */
  situacion(idPersona: number): Promise<{ vistos: ModalVisto[]; libro: Aceptacion[] }>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    modales: ModalRepository;
  }
}
