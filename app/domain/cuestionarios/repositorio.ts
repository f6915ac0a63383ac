import type { Formulario } from "./formulario";

/** A form that somebody fills in: what they answered is closed, and nothing here can read it. */
export interface Cuestionario {
  uuidForm: string;
  idform: string;
  /** Which version of the form they were asked. */
  version: number;
  /** Null where a visitor fills it in. */
  idPersona: number | null;
  respuestasCerradas: string;
  empezadoEn: Date;
  movidoEn: Date;
  terminadoEn: Date | null;
}

export interface CuestionarioRepository {
  /** False where that person has one open already. */
  empezar(nuevo: Cuestionario): Promise<boolean>;
  porId(uuidForm: string): Promise<Cuestionario | null>;
  /** The one that a person has not finished. */
  abierto(idPersona: number, idform: string): Promise<Cuestionario | null>;
  /** Throws away what a person has not finished. */
  borrarAbierto(idPersona: number, idform: string): Promise<void>;
  /** Nobody else changes it before the transaction ends. */
  tomar(uuidForm: string): Promise<Cuestionario | null>;
  guardar(cambiado: Cuestionario): Promise<void>;
  /** Those that a person finished, the latest first. */
  terminados(idPersona: number, idform: string, cuantos: number): Promise<Cuestionario[]>;
  /** Whether somebody answered something of a test since then, whatever it was. */
  movidoDesde(idPersona: number, desde: Date): Promise<boolean>;
  /** So many of all there are, by their names after this one. */
  despuesDe(uuidForm: string, cuantos: number): Promise<Cuestionario[]>;
  /** Closes anew what nobody changed meanwhile; nothing else of it moves. */
  cerrarDeNuevo(cuestionario: Cuestionario, respuestasCerradas: string): Promise<boolean>;
  /** Only while it is a visitor's. */
  borrarDeVisita(uuidForm: string): Promise<void>;
  /** Answers whether there was something. */
  borrarDePersona(idPersona: number, idform: string): Promise<boolean>;
}

/** The versions of forms that somebody was asked, as they were: none of them changes any more. */
export interface FormularioFijadoRepository {
  /** Keeps it, unless it is kept already. */
  fijar(form: Formulario, huella: string, desde: Date): Promise<void>;
  /** Of these versions, those that are kept, with the digest of what they said. */
  huellas(idform: string): Promise<ReadonlyMap<number, string>>;
  leer(idform: string, version: number): Promise<Formulario | null>;
}

/** The forms that editors publish, and each version that was ever asked. */
export interface Formularios {
  vigente(idform: string): Promise<FormularioVigente | null>;
  /** The same as it was read last, without asking anybody: for what may not wait, nor fail with the storage. */
  enMemoria(idform: string): FormularioVigente | null;
  deVersion(idform: string, version: number): Promise<Formulario | null>;
}

export interface FormularioVigente {
  form: Formulario;
  /** Of all that it says. */
  huella: string;
}

/** What was sent already, by names that nobody else can make. */
export interface EnvioRepository {
  /** False where it was received before. */
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
