import type { Formulario } from "./formulario";

/** A form that a person fills in. Its answers are encrypted, and only code that holds the keys can read them. */
export interface Cuestionario {
  uuidForm: string;
  idform: string;
  /** Version of the form that the person answers. */
  version: number;
  /** Person who answers the form; null for a visitor. */
  idPersona: number | null;
  respuestasCerradas: string;
  empezadoEn: Date;
  movidoEn: Date;
  terminadoEn: Date | null;
}

/** How far a person is with a form: one that they began counts before those that they finished. */
export type AvanceDeTest = "a-medias" | "terminado";

/**
 * Questionnaires of people and visitors, with encrypted answers. `empezar` refuses with false when the person has one
 * open. `cerrarDeNuevo` refuses with false when the row changed meanwhile.
 *
 * @example const abierto = await repos.cuestionarios.abierto(idPersona, idform);
 */
export interface CuestionarioRepository {
  /** Begins a questionnaire. False when the person already has an open one of that form. */
  empezar(nuevo: Cuestionario): Promise<boolean>;
  porId(uuidForm: string): Promise<Cuestionario | null>;
  /** Unfinished questionnaire of a person for a form; null without one. */
  abierto(idPersona: number, idform: string): Promise<Cuestionario | null>;
  /** Deletes the unfinished questionnaire of a person. */
  borrarAbierto(idPersona: number, idform: string): Promise<void>;
  /** Reads a questionnaire by its id, and locks it until the transaction ends. */
  bloquear(uuidForm: string): Promise<Cuestionario | null>;
  guardar(cambiado: Cuestionario): Promise<void>;
  /** Questionnaires that a person finished, latest first. */
  terminados(idPersona: number, idform: string, cuantos: number): Promise<Cuestionario[]>;
  /** True when the person answered any question of a test since an instant. */
  movidoDesde(idPersona: number, desde: Date): Promise<boolean>;
  /** A page of all questionnaires, in the order of their ids, from the one after this id. */
  despuesDe(uuidForm: string, cuantos: number): Promise<Cuestionario[]>;
  /** Replaces the encrypted answers of a questionnaire, unless it changed meanwhile. Its other fields stay. */
  cerrarDeNuevo(cuestionario: Cuestionario, respuestasCerradas: string): Promise<boolean>;
  /** Deletes a questionnaire while it belongs to a visitor, not to a person with an account. */
  borrarDeVisita(uuidForm: string): Promise<void>;
  /** Deletes all questionnaires of a person for a form. False when there was none. */
  borrarDePersona(idPersona: number, idform: string): Promise<boolean>;
}

/** Versions of forms that were already asked to somebody. Such a version never changes. */
export interface FormularioFijadoRepository {
  /** Stores a version of a form, unless that version is stored already. */
  fijar(form: Formulario, huella: string, desde: Date): Promise<void>;
  /** Digests of the stored versions of a form, by version. */
  huellas(idform: string): Promise<ReadonlyMap<number, string>>;
  leer(idform: string, version: number): Promise<Formulario | null>;
}

/** The forms that editors publish, and each version that was ever asked to somebody. */
export interface Formularios {
  vigente(idform: string): Promise<FormularioVigente | null>;
  /** Form that was read last, from memory: for callers that may neither wait nor fail with the content system. */
  enMemoria(idform: string): FormularioVigente | null;
  deVersion(idform: string, version: number): Promise<Formulario | null>;
  /** The surveys among the forms. */
  encuestas(): Promise<Formulario[]>;
}

export interface FormularioVigente {
  form: Formulario;
  /** Digest of the whole content of a form. */
  huella: string;
}

/** Stores the ids of requests that were handled, as digests that nobody else can compute. */
export interface EnvioRepository {
  /** Notes that a request was handled. False when it was handled before. */
  recibir(clave: string, ahora: Date): Promise<boolean>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    envios: EnvioRepository;
    cuestionarios: CuestionarioRepository;
    formulariosFijados: FormularioFijadoRepository;
  }
}

declare module "../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "respuestas-de-test": string;
    "resultados-de-test": string;
    "respuestas-de-test-borradas": string;
  }
}
