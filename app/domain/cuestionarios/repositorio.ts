import type { Formulario } from "./formulario";

/** A form that a person fills in; the answers are encrypted, and nothing here can read them. */
export interface Cuestionario {
  uuidForm: string;
  idform: string;
  /** Version of the form that was asked. */
  version: number;
  /** Null for a visitor. */
  idPersona: number | null;
  respuestasCerradas: string;
  empezadoEn: Date;
  movidoEn: Date;
  terminadoEn: Date | null;
}

/**
 * Questionnaires of people and visitors, with encrypted answers. `empezar` refuses with false when the person has one
 * open. `cerrarDeNuevo` refuses with false when the row changed meanwhile.
 *
 * @example const abierto = await repos.cuestionarios.abierto(idPersona, idform);
 */
export interface CuestionarioRepository {
  /** Begins a questionnaire; false when the person has one open already. */
  empezar(nuevo: Cuestionario): Promise<boolean>;
  porId(uuidForm: string): Promise<Cuestionario | null>;
  /** Unfinished questionnaire of a person. */
  abierto(idPersona: number, idform: string): Promise<Cuestionario | null>;
  /** Deletes the unfinished questionnaire of a person. */
  borrarAbierto(idPersona: number, idform: string): Promise<void>;
  /** Reads and locks it until the transaction ends. */
  tomar(uuidForm: string): Promise<Cuestionario | null>;
  guardar(cambiado: Cuestionario): Promise<void>;
  /** Questionnaires that a person finished, latest first. */
  terminados(idPersona: number, idform: string, cuantos: number): Promise<Cuestionario[]>;
  /** True when the person answered anything of a test since then. */
  movidoDesde(idPersona: number, desde: Date): Promise<boolean>;
  /** A page of all questionnaires, ordered by id, after this one. */
  despuesDe(uuidForm: string, cuantos: number): Promise<Cuestionario[]>;
  /** Encrypts a row again, unless it changed meanwhile; its other fields stay. */
  cerrarDeNuevo(cuestionario: Cuestionario, respuestasCerradas: string): Promise<boolean>;
  /** Deletes it, only while it is a visitor's. */
  borrarDeVisita(uuidForm: string): Promise<void>;
  /** Deletes all of the person's questionnaires of a form; false when there was none. */
  borrarDePersona(idPersona: number, idform: string): Promise<boolean>;
}

/** Versions of forms that were asked: none of them changes any more. */
export interface FormularioFijadoRepository {
  /** Stores the version, unless it is stored already. */
  fijar(form: Formulario, huella: string, desde: Date): Promise<void>;
  /** Stored versions among these, with the digests of their content. */
  huellas(idform: string): Promise<ReadonlyMap<number, string>>;
  leer(idform: string, version: number): Promise<Formulario | null>;
}

/** The forms that editors publish, and each version that was ever asked. */
export interface Formularios {
  vigente(idform: string): Promise<FormularioVigente | null>;
  /** Last form that was read, from memory: for callers that may neither wait nor fail with the storage. */
  enMemoria(idform: string): FormularioVigente | null;
  deVersion(idform: string, version: number): Promise<Formulario | null>;
}

export interface FormularioVigente {
  form: Formulario;
  /** Digest of the form's whole content. */
  huella: string;
}

/** Received requests, by ids that nobody else can make. */
export interface EnvioRepository {
  /** False when it was received before. */
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
