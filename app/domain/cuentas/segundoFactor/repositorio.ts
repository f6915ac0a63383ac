import type { ParaDeshacer } from "../deshacer/enlaceParaDeshacer";

/** A second factor as stored; its secret is encrypted. */
export interface SegundoFactorGuardado {
  secretoCifrado: string;
  /** Instant at which the first code was entered; null before. */
  activadoEn: Date | null;
  /** Instant at which the current backup codes were made; null when unknown. */
  respaldosEn: Date | null;
}

/** New backup codes as digests (NIST SP 800-63B § 5.1.2), and the undo link of the mail about them. */
export interface RespaldosNuevos {
  huellas: readonly string[];
  paraDeshacer: ParaDeshacer;
}

export interface SegundoFactorRepository {
  de(idPersona: number): Promise<SegundoFactorGuardado | null>;
  /**
   * Stores a second factor that waits for its first code, and replaces an earlier waiting one. False when one is
   * active.
   */
  pedir(idPersona: number, secretoCifrado: string, now: Date): Promise<boolean>;
  /** Activates the waiting second factor, with its backup codes; true for the first caller only. */
  activar(idPersona: number, paso: number, nuevos: RespaldosNuevos, now: Date): Promise<boolean>;
  /** Uses up a time step: codes of this step and earlier ones stop working. */
  usarPaso(idPersona: number, paso: number): Promise<boolean>;
  usarRespaldo(idPersona: number, huella: string, now: Date): Promise<boolean>;
  /** Replaces all backup codes. False when no second factor is active. */
  renovarRespaldos(idPersona: number, nuevos: RespaldosNuevos, now: Date): Promise<boolean>;
  /** Person whose mail contained this link, and the instant of that mail. */
  porDeshacer(huella: string, now: Date): Promise<{ idPersona: number; desde: Date } | null>;
  /** Uses the link up; true for the first caller only. */
  usarEnlace(idPersona: number, now: Date): Promise<boolean>;
  respaldosSinUsar(idPersona: number): Promise<number>;
  /** Deletes all backup codes, and voids the undo link of the mail about them. */
  quitarRespaldos(idPersona: number): Promise<void>;
  /** Deletes a second factor that waits for its first code, because its secret may be known to a thief. */
  olvidarElPedido(idPersona: number): Promise<void>;
  quitar(idPersona: number): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    segundosFactores: SegundoFactorRepository;
  }
}
