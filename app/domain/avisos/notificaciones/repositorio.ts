import type { Notificacion } from "./notificacion";

export interface NotificacionRepository {
  crear(notificacion: Notificacion): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Notificacion[]>;
  sinVer(idPersona: number): Promise<number>;
  /** Answers how many were still new. */
  marcarVistas(idPersona: number, hasta: Date, now: Date): Promise<number>;
}

/** Whom a mail goes to. Whoever knows the people answers. */
export interface DestinatarioRepository {
  de(idPersona: number): Promise<{ nombre: string; email: string } | null>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    destinatarios: DestinatarioRepository;
    notificaciones: NotificacionRepository;
  }
}
