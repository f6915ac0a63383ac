import type { FilasCerradas } from "../../shared/cofre";
import type { Rol } from "./escalera";
import type { Mensaje, Presencia } from "./sala";

/**
 * Rooms of video calls. The encryption binds each text to its place. A change locks its room until the transaction
 * ends, so that the numbers of changes have no gaps.
 */
export interface SalaRepository extends FilasCerradas {
  /** Number of the next change of a room. The first change creates the room. */
  avanzar(idCita: string, cierraEn: Date): Promise<number>;
  /** Number of the last change of a room; 0 when there was none. */
  ultimoNumero(idCita: string): Promise<number>;
  /** Number of the last change of each of several rooms. */
  ultimosNumeros(idsCita: readonly string[]): Promise<Map<string, number>>;
  presencias(idCita: string): Promise<Presencia[]>;
  ocupar(idCita: string, presencia: Presencia): Promise<void>;
  /**
   * Notes that a participant's connection sent a request, when that connection is still the current one of its role.
   */
  ver(idCita: string, rol: Rol, idConexion: string, now: Date): Promise<void>;
  dejar(idCita: string, rol: Rol, idConexion: string): Promise<boolean>;
  anotar(idCita: string, mensaje: Mensaje): Promise<void>;
  /** Messages for this connection after number `desde`, in order: its signals and every chat message. */
  mensajes(idCita: string, desde: number, idConexion: string): Promise<Mensaje[]>;
  textos(idCita: string): Promise<Mensaje[]>;
  olvidarSenales(idCita: string): Promise<void>;
  /** Closed rooms that still hold data. */
  porVaciar(now: Date, cuantas: number): Promise<string[]>;
  vaciar(idCita: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    salas: SalaRepository;
  }
}
