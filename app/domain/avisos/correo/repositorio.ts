import type { Correo, EnvioDeCorreo } from "./correo";

export interface CorreoRepository {
  encolar(correo: Correo): Promise<void>;
  /** Takes mails back that have not been sent. */
  retirar(idsCorreo: readonly string[]): Promise<void>;
  /** Deletes the sent mails whose id begins with `comienzo`. */
  olvidarEnviados(comienzo: string): Promise<void>;
  /** Number of these mails that were not sent, waiting or given up. Swept mails count as sent. */
  sinEnviar(idsCorreo: readonly string[]): Promise<number>;
  /** States of the newest mails, without addresses or content. */
  resumen(cuantos: number): Promise<EnvioDeCorreo[]>;
  /** Number of mails that are due until `hasta`. */
  porEnviar(hasta: Date): Promise<number>;
  /** Gives a person the earlier mails to their address, except those of work (`oficio`). */
  adjudicar(para: string, idPersona: number): Promise<void>;
  /** Sends one again. Answers whether it is there with its text: one with a secret in it is not kept. */
  reenviar(idCorreo: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    correos: CorreoRepository;
  }
}
