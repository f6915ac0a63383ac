import type { Cita, CitaConDetalle, CitaTenida, Devolucion, QuienCancela } from "./cita";
import type { Intervalo } from "../horarios/disponibilidad";

/**
 * Booked and cancelled sessions. `mover`, `cancelar` and `permitirCambio` refuse with false when the session changed
 * since it was read. `deUnaPersona` gives null for the session of another person.
 *
 * @example if (!(await trx.citas.cancelar(cita, por, devolucion, now))) return refuse("cita-cambiada");
 */
export interface CitaRepository {
  crear(cita: Cita): Promise<void>;
  delPedido(idPedido: string): Promise<Cita | null>;
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null): Promise<CitaConDetalle[]>;
  deUnaPersona(idCita: string, idPersona: number): Promise<CitaConDetalle | null>;
  porId(idCita: string): Promise<CitaConDetalle | null>;
  /** A session of this specialist; null for the session of another one. */
  deUnEspecialista(idCita: string, idEspecialista: string): Promise<CitaConDetalle | null>;
  /** Booked sessions of a specialist within a stretch of time, in order. */
  delEspecialista(idEspecialista: string, tramo: Intervalo): Promise<CitaConDetalle[]>;
  /** The newest sessions before an instant that were not cancelled; of one specialty, or of all. */
  anteriores(
    idPersona: number,
    antesDe: Date,
    cuantas: number,
    especialidad?: string,
  ): Promise<CitaConDetalle[]>;
  /** Newest sessions that began before an instant, as the history shows them. */
  paraHistorial(
    idPersona: number,
    antesDe: Date,
    cuantas: number,
  ): Promise<(CitaTenida & Pick<CitaConDetalle, "idCita" | "especialidad">)[]>;
  /** Sessions whose end lies in a stretch of time, its beginning excluded and its end included. */
  terminadas(tramo: Intervalo): Promise<CitaConDetalle[]>;
  /**
   * True when the specialist of a session cannot attend and the person has not chosen between another time and a
   * refund.
   */
  hayPorDecidir(idPersona: number): Promise<boolean>;
  /**
   * Sessions that begin from an instant on, in order, and the newest `cuantas` that began before or were cancelled,
   * latest first. `sinConsentimiento` is true when the person withdrew the consent that the room needs.
   */
  deLaZona(
    idPersona: number,
    desde: Date,
    cuantas: number,
  ): Promise<{ futuras: CitaConDetalle[]; anteriores: CitaConDetalle[]; sinConsentimiento: boolean }>;
  /**
   * Sessions of one specialty, or of all, that begin in a stretch of time and got no reminder of this name in their
   * present version.
   */
  porRecordar(
    nombre: string,
    tramo: Intervalo,
    idEspecialidad: number | null,
  ): Promise<{ idCita: string; idEspecialista: string; actualizadaEn: Date; inicio: Date }[]>;
  /**
   * The next three methods change a session only while it still equals `cita`, and raise its version. True when they
   * did.
   */
  mover(cita: Cita, destino: Pick<Cita, "idHorario" | "idPedido">, now: Date): Promise<boolean>;
  cancelar(cita: Cita, por: QuienCancela, devolucion: Devolucion, now: Date): Promise<boolean>;
  permitirCambio(cita: Cita, now: Date): Promise<boolean>;
  /** Adds a refund to a session that was cancelled without one; false when that changed meanwhile. */
  devolverDespues(idCita: string, devolucion: Devolucion): Promise<boolean>;
  /** Notes that the person confirmed to come; the version of the session stays. */
  confirmarAsistencia(cita: Cita): Promise<boolean>;
  /**
   * Notes the first arrival of the person or the specialist in the room. Later arrivals change nothing, and the version
   * stays.
   */
  anotarLlegada(idCita: string, rol: "persona" | "especialista", now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    citas: CitaRepository;
  }
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "sesion-sin-especialista": string;
    "sesion-con-ausencia": string;
    "sesion-con-falla": string;
    "sesion-con-asistencia": string;
    "nota-leida": string;
  }
}
