import type { Notificacion } from "./notificacion";

export interface NotificacionRepository {
  crear(notificacion: Notificacion): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Notificacion[]>;
  sinVer(idPersona: number): Promise<number>;
  /** Marks them as seen, and gives the number of those that were still new. */
  marcarVistas(idPersona: number, hasta: Date, now: Date): Promise<number>;
}

/** Addressee of a mail; the context with the people answers. */
export interface DestinatarioRepository {
  de(idPersona: number): Promise<{ nombre: string; email: string } | null>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    destinatarios: DestinatarioRepository;
    notificaciones: NotificacionRepository;
  }
}
