import type { FilasCerradas } from "../../shared/cofre";
import type { Rol } from "./escalera";
import type { Mensaje, Presencia } from "./sala";

/** The rooms of video calls: what is written there is closed, for its place alone. Whoever changes one holds it until their transaction ends: its numbers have no gaps. */
export interface SalaRepository extends FilasCerradas {
  /** The number of the next change of a room, which begins to exist with the first. */
  avanzar(idCita: string, cierraEn: Date): Promise<number>;
  /** 0 for a room where nothing has happened. */
  ultimoNumero(idCita: string): Promise<number>;
  /** The same of several rooms at once. */
  ultimosNumeros(idsCita: readonly string[]): Promise<Map<string, number>>;
  presencias(idCita: string): Promise<Presencia[]>;
  ocupar(idCita: string, presencia: Presencia): Promise<void>;
  /** Notes that a connection was heard of, if it still holds its place. */
  ver(idCita: string, rol: Rol, idConexion: string, now: Date): Promise<void>;
  dejar(idCita: string, rol: Rol, idConexion: string): Promise<boolean>;
  anotar(idCita: string, mensaje: Mensaje): Promise<void>;
  /** What came after `desde` for this connection, in order: its signals, and what anybody wrote. */
  mensajes(idCita: string, desde: number, idConexion: string): Promise<Mensaje[]>;
  textos(idCita: string): Promise<Mensaje[]>;
  olvidarSenales(idCita: string): Promise<void>;
  /** Rooms that have closed and still hold something. */
  porVaciar(now: Date, cuantas: number): Promise<string[]>;
  vaciar(idCita: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    salas: SalaRepository;
  }
}
