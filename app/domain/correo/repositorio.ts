import type { Correo, EnvioDeCorreo } from "./correo";

export interface CorreoRepository {
  encolar(correo: Correo): Promise<void>;
  /** Takes mails back that have not been sent. */
  retirar(idsCorreo: readonly string[]): Promise<void>;
  /** How the newest stand; neither to whom they go nor what they say. */
  resumen(cuantos: number): Promise<EnvioDeCorreo[]>;
  /** Sends one again. Answers whether it is there. */
  reenviar(idCorreo: string, now: Date): Promise<boolean>;
}
