import type { FilasCerradas } from "../../shared/cofre";
import type { CitaConDetalle } from "../citas/cita";
import type { Nota, NotaDeCita } from "./nota";

/**
 * Notes of sessions. The encryption binds each text to its session, so that it cannot be read in another. A session
 * has one note at most.
 *
 * @example await trx.notas.guardar(cita, { texto, comparteHistorial: false }, now);
 */
export interface NotaRepository extends FilasCerradas {
  deLaCita(idCita: string): Promise<NotaDeCita | null>;
  /** Replaces the note of a session; it is for the session's present specialist. */
  guardar(cita: CitaConDetalle, nota: Nota, now: Date): Promise<void>;
  borrar(idCita: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    notas: NotaRepository;
  }
}
