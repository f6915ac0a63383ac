import type { FechaConLugares, Inscripcion } from "../talleres/inscripciones/inscripcion";
import type { LugarDeAlguien } from "../talleres/inscripciones/repositorio";
import type { PasoHecho, Recorrido } from "./recorrido";
import type { Ruta } from "./ruta";

/** The routes that editors publish. */
export interface Rutas {
  /** Name of the content behind `publicadas`: it changes with the content. */
  version(): Promise<string>;
  publicadas(): Promise<readonly Ruta[]>;
  /** Finds also a route that is no longer shown: a person who began it may go on. */
  porUid(uid: string): Promise<Ruta | null>;
}

type PersonaYRuta = Pick<Recorrido, "idPersona" | "uid">;

/** A person's route with its done steps. */
export interface RecorridoConPasos {
  recorrido: Recorrido;
  hechos: PasoHecho[];
}

/** Date of a workshop in which the person has a place. */
export type ProximoTaller = Pick<
  FechaConLugares,
  "titulo" | "clase" | "url" | "fecha" | "inicio" | "fin" | "empezadaEn" | "terminadaEn" | "precioCentimos"
> & {
  /** A place that may still wait for the person's acceptance or payment. */
  lugar: Pick<Inscripcion, "estado" | "expiraEn" | "guardadaPara"> & {
    porPagar: Pick<NonNullable<LugarDeAlguien["porPagar"]>, "idPedido" | "enProceso"> | null;
  };
};

/**
 * Routes that people began, one row for each person and route. `bloquear` gives null when the person did not begin it.
 *
 * @example const recorrido = await trx.recorridos.bloquear({ idPersona, uid });
 */
export interface RecorridoRepository {
  uno(personaYRuta: PersonaYRuta): Promise<Recorrido | null>;
  porId(idRecorrido: string): Promise<Recorrido | null>;
  /** Routes of a person, latest begun first, each with its done steps in order. */
  deLaPersona(idPersona: number): Promise<RecorridoConPasos[]>;
  /** Routes of a person and the next workshop in which they have a place: also one under way, and no cancelled one. */
  conProximoTaller(
    idPersona: number,
    now: Date,
  ): Promise<{ recorridos: RecorridoConPasos[]; taller: ProximoTaller | null }>;
  /** Begins the route unless it was begun, and locks it until the transaction ends. */
  tomar(nuevo: Recorrido): Promise<Recorrido>;
  /** Reads and locks a route that was begun; null when it was not. */
  bloquear(personaYRuta: PersonaYRuta): Promise<Recorrido | null>;
  guardar(recorrido: Recorrido): Promise<void>;
  /** Routes whose reminder or question is due. */
  porRecordar(now: Date, cuantos: number): Promise<Recorrido[]>;
  porPreguntar(now: Date, cuantos: number): Promise<Recorrido[]>;
  /** Routes that were finished within a stretch: after its beginning, up to its end. */
  terminados(tramo: { inicio: Date; fin: Date }): Promise<Recorrido[]>;
}

/**
 * Steps of routes that people did. `anotar` refuses with false when the step was done before.
 *
 * @example const esNuevo = await trx.pasosHechos.anotar({ idPersona, uid }, paso);
 */
export interface PasoHechoRepository {
  /** Writes a step as done; true when it is new. A step is done once, by the first report. */
  anotar(personaYRuta: PersonaYRuta, paso: PasoHecho): Promise<boolean>;
  /** Steps in the order in which they were done. */
  de(personaYRuta: PersonaYRuta): Promise<PasoHecho[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    recorridos: RecorridoRepository;
    pasosHechos: PasoHechoRepository;
  }
}
