import type { CitaConDetalle } from "../citas/cita";
import type { Nota, NotaDeCita } from "./nota";

/** What a person shares with the specialist of a session. */
export interface NotaRepository {
  deLaCita(idCita: string): Promise<NotaDeCita | null>;
  /** In the place of the one that was there, for the specialist whom the session has. */
  guardar(cita: CitaConDetalle, nota: Nota, now: Date): Promise<void>;
  borrar(idCita: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    notas: NotaRepository;
  }
}
