import type { Ausencia, AusenciaPorResolver } from "./ausencia";

/**
 * Reports that a specialist did not attend, one for each session. `anotarAsistencia` refuses with false when the
 * session has an operator's note.
 *
 * @example await trx.ausencias.avisar({ idCita, idPersona }, now);
 */
export interface AusenciaRepository {
  deLaCita(idCita: string): Promise<Ausencia | null>;
  /** Keeps the first report of a session; a later one changes nothing. */
  avisar(cita: { idCita: string; idPersona: number }, now: Date): Promise<void>;
  /**
   * Stores an operator's note that a session was held, and closes its open report. False when there is a note already.
   */
  anotarAsistencia(
    cita: { idCita: string; idPersona: number },
    palabra: { operador: string; motivo: string },
    now: Date,
  ): Promise<boolean>;
  /** The oldest open reports about sessions that were not cancelled: a cancelled session was refunded already. */
  porResolver(cuantas: number): Promise<AusenciaPorResolver[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    ausencias: AusenciaRepository;
  }
}
