/** A second factor as it is kept: its secret never readable. */
export interface SegundoFactorGuardado {
  secretoCifrado: string;
  /** Null until its first code has been entered. */
  activadoEn: Date | null;
  /** Since when its codes that stand in are these; null where that is not known. */
  respaldosEn: Date | null;
}

export interface SegundoFactorRepository {
  de(idPersona: number): Promise<SegundoFactorGuardado | null>;
  /** One that waits for its first code, in the place of another that waited. False where one is active. */
  pedir(idPersona: number, secretoCifrado: string, now: Date): Promise<boolean>;
  /** From waiting to active, once, with the codes that stand in for it. */
  activar(idPersona: number, paso: number, huellas: readonly string[], now: Date): Promise<boolean>;
  /** Uses a step of the clock up: neither it nor one before works again. */
  usarPaso(idPersona: number, paso: number): Promise<boolean>;
  usarRespaldo(idPersona: number, huella: string, now: Date): Promise<boolean>;
  /** These in the place of all that there were. False where no factor is active. */
  renovarRespaldos(idPersona: number, huellas: readonly string[], now: Date): Promise<boolean>;
  respaldosSinUsar(idPersona: number): Promise<number>;
  /** None stands in any more. */
  quitarRespaldos(idPersona: number): Promise<void>;
  quitar(idPersona: number): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    segundosFactores: SegundoFactorRepository;
  }
}
