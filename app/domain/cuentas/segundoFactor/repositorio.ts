import type { ParaDeshacer } from "../deshacer/enlaceParaDeshacer";

/** A second factor as it is kept: its secret never readable. */
export interface SegundoFactorGuardado {
  secretoCifrado: string;
  /** Null until its first code has been entered. */
  activadoEn: Date | null;
  /** Since when its codes that stand in are these; null where that is not known. */
  respaldosEn: Date | null;
}

/** Codes that stand in for a factor, as digests, and the link of the mail that tells of them. */
export interface RespaldosNuevos {
  huellas: readonly string[];
  paraDeshacer: ParaDeshacer;
}

export interface SegundoFactorRepository {
  de(idPersona: number): Promise<SegundoFactorGuardado | null>;
  /** One that waits for its first code, in the place of another that waited. False where one is active. */
  pedir(idPersona: number, secretoCifrado: string, now: Date): Promise<boolean>;
  /** From waiting to active, once, with the codes that stand in for it. */
  activar(idPersona: number, paso: number, nuevos: RespaldosNuevos, now: Date): Promise<boolean>;
  /** Uses a step of the clock up: neither it nor one before works again. */
  usarPaso(idPersona: number, paso: number): Promise<boolean>;
  usarRespaldo(idPersona: number, huella: string, now: Date): Promise<boolean>;
  /** These in the place of all that there were. False where no factor is active. */
  renovarRespaldos(idPersona: number, nuevos: RespaldosNuevos, now: Date): Promise<boolean>;
  /** Whose it is that this link was mailed to, and when. */
  porDeshacer(huella: string, now: Date): Promise<{ idPersona: number; desde: Date } | null>;
  /** Once. */
  usarEnlace(idPersona: number, now: Date): Promise<boolean>;
  respaldosSinUsar(idPersona: number): Promise<number>;
  /** None stands in any more, and the link that told of them is dead. */
  quitarRespaldos(idPersona: number): Promise<void>;
  /** One that waits for its first code, if one does: whoever began it knows its secret. */
  olvidarElPedido(idPersona: number): Promise<void>;
  quitar(idPersona: number): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    segundosFactores: SegundoFactorRepository;
  }
}
