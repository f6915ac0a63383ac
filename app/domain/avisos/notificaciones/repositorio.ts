import type { Notificacion } from "./notificacion";

export interface NotificacionRepository {
  crear(notificacion: Notificacion): Promise<void>;
  /** Deletes notifications that a later event of their session replaces. */
  retirar(ids: readonly string[]): Promise<void>;
  /** Notifications of a person, newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Notificacion[]>;
  /** Number of a person's notifications that are new at `now`: neither seen nor ended. */
  sinVer(idPersona: number, now: Date): Promise<number>;
  /** Marks a person's notifications up to an instant as seen. Gives the number of those that were unseen. */
  marcarVistas(idPersona: number, hasta: Date, now: Date): Promise<number>;
}

/** Finds a person's name and mail address for a letter. The context of accounts implements this port. */
export interface DestinatarioRepository {
  de(idPersona: number): Promise<{ nombre: string; email: string } | null>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    destinatarios: DestinatarioRepository;
    notificaciones: NotificacionRepository;
  }
}
