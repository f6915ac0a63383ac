import type { AvanceDeTest } from "../cuestionarios/repositorio";
import type { FechaConLugares, Inscripcion } from "../talleres/inscripciones/inscripcion";
import type { LugarDeAlguien } from "../talleres/inscripciones/repositorio";
import type { PasoHecho, Recorrido } from "./recorrido";
import type { Ruta } from "./ruta";

/** Port to the routes that editors publish. */
export interface Rutas {
  /** Name of the present state of all published routes. It changes when the content changes. */
  version(): Promise<string>;
  publicadas(): Promise<readonly Ruta[]>;
  /** Finds a route by its id, also one that is no longer shown: a person who began it may go on. */
  porUid(uid: string): Promise<Ruta | null>;
}

type PersonaYRuta = Pick<Recorrido, "idPersona" | "uid">;

/** A person's progress through a route, with the steps that they did. */
export interface RecorridoConPasos {
  recorrido: Recorrido;
  hechos: PasoHecho[];
}

/** The next date of a workshop in which the person has a place. */
export type ProximoTaller = Pick<
  FechaConLugares,
  "titulo" | "clase" | "url" | "fecha" | "inicio" | "fin" | "empezadaEn" | "terminadaEn" | "precioCentimos"
> & {
  /** A person's place in a workshop. It may still wait for their acceptance or payment. */
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
  /**
   * Routes of a person, the next workshop in which they have a place, and how far they are with the form `idform`; null
   * when they never began it. A workshop under way counts; a cancelled one does not. `sinGuardados` leaves out places
   * that are kept until they are accepted or paid.
   */
  conProximoTaller(
    idPersona: number,
    now: Date,
    opciones: { sinGuardados: boolean; idform: string },
  ): Promise<{ recorridos: RecorridoConPasos[]; taller: ProximoTaller | null; test: AvanceDeTest | null }>;
  /**
   * Begins a route for a person, unless they began it before. Their progress stays locked until the transaction ends.
   */
  tomar(nuevo: Recorrido): Promise<Recorrido>;
  /** Reads and locks a person's progress through a route; null when they never began it. */
  bloquear(personaYRuta: PersonaYRuta): Promise<Recorrido | null>;
  guardar(recorrido: Recorrido): Promise<void>;
  /** Progress of people whose reminder, or whose question after a pause, is due. */
  porRecordar(now: Date, cuantos: number): Promise<Recorrido[]>;
  porPreguntar(now: Date, cuantos: number): Promise<Recorrido[]>;
  /** Routes that people finished in a period: after its start, and up to its end. */
  terminados(tramo: { inicio: Date; fin: Date }): Promise<Recorrido[]>;
}

/**
 * Steps of routes that people did. `anotar` refuses with false when the step was done before.
 *
 * @example const esNuevo = await trx.pasosHechos.anotar({ idPersona, uid }, paso);
 */
export interface PasoHechoRepository {
  /** Notes a step of a person's route as done. True when it was not done before: the first report counts. */
  anotar(personaYRuta: PersonaYRuta, paso: PasoHecho): Promise<boolean>;
  /** Steps that a person did on a route, in the order in which they did them. */
  de(personaYRuta: PersonaYRuta): Promise<PasoHecho[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    recorridos: RecorridoRepository;
    pasosHechos: PasoHechoRepository;
  }
}
