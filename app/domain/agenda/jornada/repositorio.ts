import type { Intervalo } from "../horarios/disponibilidad";
import type { Compensacion } from "./jornada";

/** A stretch of days that a specialist closed, whose sessions are being given up. */
export interface Cierre extends Intervalo {
  idEspecialista: string;
  /** Staff account that closed the days. */
  idCuenta: string;
  compensacion: Compensacion;
  creadoEn: Date;
}

/** Stretches that specialists closed, kept until they have passed: a job finishes what a crash left. */
export interface CierreDeAgendaRepository {
  /** Stores a closing. False when the same one is stored already. */
  guardar(cierre: Cierre): Promise<boolean>;
  /** Closings that have not passed. */
  vigentes(now: Date): Promise<Cierre[]>;
  /** Removes the closings of a specialist that lie within a stretch. */
  quitar(idEspecialista: string, tramo: Intervalo): Promise<void>;
  borrarPasados(now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cierresDeAgenda: CierreDeAgendaRepository;
  }
}
