import type { FechaConLugares, Inscripcion } from "../talleres/inscripciones/inscripcion";
import type { LugarDeAlguien } from "../talleres/inscripciones/repositorio";
import type { PasoHecho, Recorrido } from "./recorrido";
import type { Ruta } from "./ruta";

/** The routes that editors publish. */
export interface Rutas {
  /** Names what `publicadas` answers from: another name, another content. */
  version(): Promise<string>;
  publicadas(): Promise<readonly Ruta[]>;
  /** Also one that is no longer shown: who began it may go on. */
  porUid(uid: string): Promise<Ruta | null>;
}

type Cual = Pick<Recorrido, "idPersona" | "uid">;

/** A way through a route and what was done of it. */
export interface RecorridoConPasos {
  recorrido: Recorrido;
  hechos: PasoHecho[];
}

/** A date of a workshop in which somebody has a place. */
export type ProximoTaller = Pick<
  FechaConLugares,
  "titulo" | "clase" | "url" | "fecha" | "inicio" | "fin" | "empezadaEn" | "terminadaEn" | "precioCentimos"
> & {
  /** It may be kept until its person takes it, or pays it. */
  lugar: Pick<Inscripcion, "estado" | "expiraEn" | "guardadaPara"> & {
    porPagar: Pick<NonNullable<LugarDeAlguien["porPagar"]>, "idPedido" | "enProceso"> | null;
  };
};

export interface RecorridoRepository {
  uno(cual: Cual): Promise<Recorrido | null>;
  porId(idRecorrido: string): Promise<Recorrido | null>;
  /** The latest begun first, each with what was done of it, in the order in which it was. */
  deLaPersona(idPersona: number): Promise<RecorridoConPasos[]>;
  /** The same, and the next workshop in which they have a place: under way, too, and none that was cancelled. */
  conProximoTaller(
    idPersona: number,
    now: Date,
  ): Promise<{ recorridos: RecorridoConPasos[]; taller: ProximoTaller | null }>;
  /** Begins it unless it was begun, and holds it until the transaction ends: whoever comes waits. */
  tomar(nuevo: Recorrido): Promise<Recorrido>;
  /** The same of one that was begun; null where it was not. */
  bloquear(cual: Cual): Promise<Recorrido | null>;
  guardar(recorrido: Recorrido): Promise<void>;
  /** Whose time to be reminded, or to be asked, has come. */
  porRecordar(now: Date, cuantos: number): Promise<Recorrido[]>;
  porPreguntar(now: Date, cuantos: number): Promise<Recorrido[]>;
  /** Those that were finished in a stretch: after its beginning, or at its end. */
  terminados(tramo: { inicio: Date; fin: Date }): Promise<Recorrido[]>;
}

export interface PasoHechoRepository {
  /** Whether it is new: a step is done once, and by the first who says so. */
  anotar(cual: Cual, hecho: PasoHecho): Promise<boolean>;
  /** In the order in which they were done. */
  de(cual: Cual): Promise<PasoHecho[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    recorridos: RecorridoRepository;
    pasosHechos: PasoHechoRepository;
  }
}
