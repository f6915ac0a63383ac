import type { Nivel, Turno } from "./turno";

/** A member who may be told of an alert. */
export interface MiembroDeGuardia {
  idCuenta: string;
  nombre: string;
  correo: string;
}

/** A member on duty, with the destination of their turn for the telephone service. */
export interface EnTurno extends MiembroDeGuardia {
  nivel: Nivel;
  destino: string;
}

export interface TurnoDeGuardiaRepository {
  /** False when another turn of the level has some of these hours: the database decides. */
  poner(turno: Turno): Promise<boolean>;
  /** Ends a turn that began, and deletes one that did not. Returns its member; null when it ended already. */
  quitar(idTurno: string, now: Date): Promise<{ idCuenta: string } | null>;
  /** Turns that have not ended, the first to begin first. */
  desde(now: Date, cuantos: number): Promise<Turno[]>;
  /** Members on duty, by level. A closed account, and one without the role, is on no duty. */
  enTurno(now: Date): Promise<EnTurno[]>;
  /** Members of open accounts with the role Guardia. */
  conElRol(): Promise<MiembroDeGuardia[]>;
  /** Turns that began and whose member was not told what is open. */
  porAnunciar(now: Date): Promise<Turno[]>;
  /** True for the first caller. */
  anunciar(idTurno: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    turnosDeGuardia: TurnoDeGuardiaRepository;
  }
}
