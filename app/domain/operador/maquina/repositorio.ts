import type { CodigoDeFallo, FalloReportado } from "../../shared/fallo";
import type { MedidasDeMaquina } from "../../shared/maquina";

/** Kinds of mails: urgent codes, mails with another code or secret link, mails to staff, and mails to people. */
export type ClaseDeCorreo = "urgente" | "secreto" | "oficio" | "persona";

/** Mails of one kind by state, in numbers. */
export interface CuentaDeCorreos {
  clase: ClaseDeCorreo;
  enCola: number;
  /** Mails in the queue that failed once or more. */
  conFallos: number;
  /** Mails that are not tried any more. */
  dejados: number;
  enviadosHoy: number;
  enviadosEnLaSemana: number;
}

/** Failures with one code in one place, in numbers. `trabajo`: name of the job that failed. */
export interface CuentaDeFallos {
  codigo: CodigoDeFallo;
  lugar: FalloReportado["lugar"];
  trabajo: string | null;
  hoy: number;
  enLaSemana: number;
  ultimo: Date;
}

/** Instants from which the machine's numbers count. */
export interface DesdeCuando {
  hoy: Date;
  semana: Date;
}

/** Size of the database, and the migrations that it has. */
export interface BaseVista {
  motor: "SQLite" | "PostgreSQL";
  bytes: number;
  migraciones: number;
  ultimaMigracion: string;
}

export interface MaquinaRepository {
  medidas(now: Date): Promise<MedidasDeMaquina>;
  correos(desde: DesdeCuando): Promise<CuentaDeCorreos[]>;
  fallos(desde: DesdeCuando): Promise<CuentaDeFallos[]>;
  base(): Promise<BaseVista>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    maquina: MaquinaRepository;
  }
}
