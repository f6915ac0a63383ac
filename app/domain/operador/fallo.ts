import type { FalloReportado } from "../shared/fallo";

export const DIAS_QUE_SE_GUARDAN_LOS_FALLOS = 30;

export interface FalloRepository {
  anotar(fallo: FalloReportado): Promise<void>;
  /** Failures reported since `desde`, newest first. */
  ultimos(desde: Date, cuantos: number): Promise<FalloReportado[]>;
  /** Failures that a person reported under one support code, oldest first. */
  deSoporte(soporte: string): Promise<FalloReportado[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    fallos: FalloRepository;
  }
}
