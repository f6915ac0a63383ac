import type { Ausencia, AusenciaPorResolver } from "./ausencia";

export interface AusenciaRepository {
  deLaCita(idCita: string): Promise<Ausencia | null>;
  /** Keeps the first report of a session; a later one changes nothing. */
  avisar(cita: { idCita: string; idPersona: number }, now: Date): Promise<void>;
  /** Ends an open report with the operator's reason. */
  resolver(idCita: string, motivo: string, now: Date): Promise<void>;
  /** The oldest open reports of sessions that stand: a cancelled one has given everything back. */
  porResolver(cuantas: number): Promise<AusenciaPorResolver[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    ausencias: AusenciaRepository;
  }
}
