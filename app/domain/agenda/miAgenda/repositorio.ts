import type { CitaConDetalle } from "../citas/cita";

/** The specialist of a staff account, and the notes of that account on sessions. */
export interface MiAgendaRepository {
  /** Specialist of a staff account; null without one. */
  especialistaDe(idCuenta: string): Promise<string | null>;
  /** Ties an account to a specialist. Earlier ties of both end. */
  unir(idEspecialista: string, idCuenta: string, now: Date): Promise<void>;
  /** Times, among these, to which the person did not come. */
  inasistencias(idsDeHorario: readonly string[]): Promise<Set<string>>;
  /** Notes that the person did not come. False when that is noted already. */
  anotarInasistencia(
    cita: Pick<CitaConDetalle, "idCita" | "idHorario" | "idPersona">,
    idCuenta: string,
    now: Date,
  ): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    miAgenda: MiAgendaRepository;
  }
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "sesion-sin-persona": string;
  }
}
