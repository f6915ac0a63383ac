import type { Cita, CitaConDetalle, Devolucion, QuienCancela } from "./cita";
import type { Intervalo } from "../horarios/disponibilidad";

export interface CitaRepository {
  crear(cita: Cita): Promise<void>;
  delPedido(idPedido: string): Promise<Cita | null>;
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null): Promise<CitaConDetalle[]>;
  deUnaPersona(idCita: string, idPersona: number): Promise<CitaConDetalle | null>;
  porId(idCita: string): Promise<CitaConDetalle | null>;
  /** Those of a specialist that are booked and fall into a stretch of time, in their order. */
  delEspecialista(idEspecialista: string, tramo: Intervalo): Promise<CitaConDetalle[]>;
  /** The newest sessions that began before an instant and took place or should have; of one specialty, or all. */
  anteriores(
    idPersona: number,
    antesDe: Date,
    cuantas: number,
    especialidad?: string,
  ): Promise<CitaConDetalle[]>;
  /** Sessions whose time ended in a stretch: after its beginning, or at its end. */
  terminadas(tramo: Intervalo): Promise<CitaConDetalle[]>;
  /** Whether the specialist could not attend one, and its person has not chosen yet what they prefer. */
  hayPorDecidir(idPersona: number): Promise<boolean>;
  /**
   * Those that begin from an instant on, in their order, and so many of the newest that began before it or were
   * cancelled, the latest first. With them, whether their person took back what a room needs.
   */
  deLaZona(
    idPersona: number,
    desde: Date,
    cuantas: number,
  ): Promise<{ futuras: CitaConDetalle[]; anteriores: CitaConDetalle[]; sinConsentimiento: boolean }>;
  /** Sessions of one specialty, or all, that begin in a stretch and were not reminded of under this name in their present version. */
  porRecordar(
    nombre: string,
    tramo: Intervalo,
    idEspecialidad: number | null,
  ): Promise<{ idCita: string; idEspecialista: string; actualizadaEn: Date; inicio: Date }[]>;
  /** These change a session that still is what `cita` says, and say whether it was. Its version rises. */
  mover(cita: Cita, destino: Pick<Cita, "idHorario" | "idPedido">, now: Date): Promise<boolean>;
  cancelar(cita: Cita, por: QuienCancela, devolucion: Devolucion, now: Date): Promise<boolean>;
  permitirCambio(cita: Cita, now: Date): Promise<boolean>;
  /** What was cancelled without anything back gets it after all. Answers whether it still was so. */
  devolverDespues(idCita: string, devolucion: Devolucion): Promise<boolean>;
  /** No change of the session: its version stays. */
  confirmarAsistencia(cita: Cita): Promise<boolean>;
  /** Keeps when somebody was first in the room; later arrivals change nothing, nor does the version. */
  anotarLlegada(idCita: string, quien: "persona" | "especialista", now: Date): Promise<void>;
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
    "sesion-con-asistencia": string;
    "nota-leida": string;
  }
}
