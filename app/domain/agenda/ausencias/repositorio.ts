import type { Ausencia, AusenciaPorResolver } from "./ausencia";

export interface AusenciaRepository {
  deLaCita(idCita: string): Promise<Ausencia | null>;
  /** Keeps the first report of a session; a later one changes nothing. */
  avisar(cita: { idCita: string; idPersona: number }, now: Date): Promise<void>;
  /** Keeps an operator's word that a session was held, and ends its open report. False where one is kept already. */
  anotarAsistencia(
    cita: { idCita: string; idPersona: number },
    palabra: { operador: string; motivo: string },
    now: Date,
  ): Promise<boolean>;
  /** The oldest open reports of sessions that stand: a cancelled one has given everything back. */
  porResolver(cuantas: number): Promise<AusenciaPorResolver[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    ausencias: AusenciaRepository;
  }
}
