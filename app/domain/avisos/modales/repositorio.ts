import type { Modal, ModalAtendido } from "./modal";

export interface ModalRepository {
  /** Notes that it was shown; showing it again changes nothing. */
  mostrar(idPersona: number, modal: Modal, version: string, now: Date): Promise<void>;
  /** The first answer wins, except that what was closed may still be accepted. Says whether this one counts. */
  atender(idPersona: number, visto: ModalAtendido, now: Date): Promise<boolean>;
  /** What a person answered or closed, in every version. */
  atendidos(idPersona: number): Promise<ModalAtendido[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    modales: ModalRepository;
  }
}
