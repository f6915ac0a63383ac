import type { Informe } from "../shared/fallo";

export const DIAS_QUE_SE_GUARDAN_LOS_FALLOS = 30;

/** Something that failed, fit to be kept and sent elsewhere: nothing in it says who it happened to. */
export interface FalloReportado {
  idFallo: string;
  /** The code that was shown to whoever it happened to; empty where nobody was waiting. */
  soporte: string;
  lugar: "pagina" | "api" | "trabajo" | "llamada";
  informe: Informe;
  mensaje: string;
  ocurridoEn: Date;
}

export interface FalloRepository {
  anotar(fallo: FalloReportado): Promise<void>;
  /** Those since then, the newest first. */
  ultimos(desde: Date, cuantos: number): Promise<FalloReportado[]>;
  /** Those behind one support code, the first first. */
  deSoporte(soporte: string): Promise<FalloReportado[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    fallos: FalloRepository;
  }
}
