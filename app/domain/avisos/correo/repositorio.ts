import type { Correo, EnvioDeCorreo } from "./correo";

export interface CorreoRepository {
  encolar(correo: Correo): Promise<void>;
  /** Deletes mails that have not been sent yet. */
  retirar(idsCorreo: readonly string[]): Promise<void>;
  /** Deletes the sent mails whose id begins with `comienzo`. */
  olvidarEnviados(comienzo: string): Promise<void>;
  /**
   * Counts those mails of the given ids that were not sent: waiting ones and given-up ones. A mail already deleted
   * from the outbox counts as sent.
   */
  sinEnviar(idsCorreo: readonly string[]): Promise<number>;
  /** Delivery states of the newest mails, without their addresses or content. */
  resumen(cuantos: number): Promise<EnvioDeCorreo[]>;
  /** Number of mails that must be sent by the instant `hasta`. */
  porEnviar(hasta: Date): Promise<number>;
  /** Makes a person the owner of earlier mails to their address. Mails to staff about their work are left out. */
  adjudicar(para: string, idPersona: number): Promise<void>;
  /**
   * Sends a mail again. False when it no longer has its text: a text with a code or secret link is deleted once sent.
   */
  reenviar(idCorreo: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    correos: CorreoRepository;
  }
}
