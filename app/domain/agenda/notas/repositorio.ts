import type { FilasCerradas } from "../../shared/cofre";
import type { CitaConDetalle } from "../citas/cita";
import type { Nota, NotaDeCita } from "./nota";

/** What a person shares with the specialist of a session: its text is closed, for its session alone. */
export interface NotaRepository extends FilasCerradas {
  deLaCita(idCita: string): Promise<NotaDeCita | null>;
  /** In the place of the one that was there, for the specialist whom the session has. */
  guardar(cita: CitaConDetalle, nota: Nota, now: Date): Promise<void>;
  borrar(idCita: string): Promise<void>;
  /** Those that a program of before wrote as they are. */
  sinCerrar(cuantas: number): Promise<NotaSinCerrar[]>;
  /** Closes one that is so still. */
  cerrar(nota: NotaSinCerrar): Promise<void>;
}

export interface NotaSinCerrar {
  idCita: string;
  texto: string;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    notas: NotaRepository;
  }
}
