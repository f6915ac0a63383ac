import type { Correo, EnvioDeCorreo } from "./correo";

export interface CorreoRepository {
  encolar(correo: Correo): Promise<void>;
  /** Takes mails back that have not been sent. */
  retirar(idsCorreo: readonly string[]): Promise<void>;
  /** Those sent whose id begins so are there no more. */
  olvidarEnviados(comienzo: string): Promise<void>;
  /** How many of these have not gone out, whether they wait or were given up. A mail that is swept has gone out. */
  sinEnviar(idsCorreo: readonly string[]): Promise<number>;
  /** How the newest stand; neither to whom they go nor what they say. */
  resumen(cuantos: number): Promise<EnvioDeCorreo[]>;
  /** How many wait to be sent, or tried again, until then. */
  porEnviar(hasta: Date): Promise<number>;
  /** Gives a person the mails that their address got before it was known; those of work (`oficio`) stay nobody's. */
  adjudicar(para: string, idPersona: number): Promise<void>;
  /** Sends one again. Answers whether it is there with its text: one with a secret in it is not kept. */
  reenviar(idCorreo: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    correos: CorreoRepository;
  }
}
