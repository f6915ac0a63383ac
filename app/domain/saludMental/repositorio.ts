import type { CuestionarioRepository } from "../cuestionarios/repositorio";

/** The encrypted part of an alert: its person and its instants. An instant in clear would name the person. */
export interface DatosDeAlerta {
  idPersona: number;
  uuidForm: string;
  creadaEn: Date;
  /** Instant at which the alert was last raised again. */
  ultimaEn: Date | null;
  /** Mails about it since it was last raised; null before the first. */
  avisada: Avisada | null;
}

/** Mails about an alert since it was last raised. */
export interface Avisada {
  /** Instant at which the last mail was queued. */
  en: Date;
  /** Ids of the mails in the outbox; empty for rows of an earlier version. */
  idsCorreo: readonly string[];
}

/** A person answered that they think of dying or of harming themselves. The row names neither person nor instant. */
export interface Alerta {
  idAlerta: string;
  /** Person and instants, encrypted. */
  deQuienCerrado: string;
  /** Digests that find the alert from its person, and from its form. */
  huellaDePersona: string;
  huellaDeFormulario: string;
  /** The month of the alert. Earlier programs wrote the instant, until it is encrypted. */
  creadaEn: Date;
  /** The day on which an earlier program mailed it; null once it is raised again. */
  escaladaEn: Date | null;
  /** Mails to the guard since it was last raised, 0 to 3. */
  escaladas: number;
  /** Ids of these mails and the instant of the last, encrypted; null before the first, and after giving back. */
  avisadaCerrada: string | null;
  /** The day alone: a minute could be matched with the person's other records. */
  acusadaEn: Date | null;
  acusadaPor: string | null;
  /** The day on which the operator closed it. */
  terminadaEn: Date | null;
  /** Times it was raised. */
  veces: number;
  /** Last raise, unencrypted, from an earlier version; null once it is encrypted. */
  ultimaEn: Date | null;
}

export type Sellos = Pick<
  Alerta,
  "deQuienCerrado" | "huellaDePersona" | "huellaDeFormulario" | "avisadaCerrada"
>;

export interface LlaveDeAlertas {
  cerrar(idAlerta: string, datos: DatosDeAlerta): Sellos;
  /** Null when none of our keys opens it. */
  abrir(
    alerta: Pick<Alerta, "idAlerta" | "deQuienCerrado" | "avisadaCerrada" | "creadaEn" | "ultimaEn">,
  ): DatosDeAlerta | null;
  /** Mails about it; null when there is none, or none of our keys opens them. */
  abrirAvisada(alerta: Pick<Alerta, "idAlerta" | "avisadaCerrada">): Avisada | null;
  /** Mails about it, encrypted for the row. */
  cerrarAvisada(idAlerta: string, avisada: Avisada): string;
  /** Digests of a person: one, or two while a key is replaced. */
  huellasDe(idPersona: number): readonly string[];
}

/** An alert of an earlier program, in clear: its id is that of the form. */
export type AlertaDeAntes = Pick<
  Alerta,
  "idAlerta" | "creadaEn" | "escaladaEn" | "acusadaEn" | "acusadaPor"
> & { idPersona: number };

export interface AlertaRepository {
  /** False when the person has an alert that nobody took: that one stays. */
  crear(alerta: Alerta): Promise<boolean>;
  /** Adds one to the person's open alerts and locks them until the transaction ends. */
  contarOtra(huellas: readonly string[]): Promise<Alerta[]>;
  /** Adds one to this alert, taken or not. */
  contarOtraDeEsta(idAlerta: string): Promise<Alerta[]>;
  porId(idAlerta: string): Promise<Alerta | null>;
  /** All alerts of a person, unordered. */
  deLaPersona(huellas: readonly string[]): Promise<Alerta[]>;
  /** Alerts without an operator, unordered: their instants are encrypted. */
  abiertas(): Promise<Alerta[]>;
  /** True when this operator took it now. */
  acusar(idAlerta: string, operador: string, dia: Date): Promise<boolean>;
  /** Counts another mail; false when the alert changed meanwhile, or an operator took it. */
  escalar(
    leida: Pick<Alerta, "idAlerta" | "escaladas" | "avisadaCerrada">,
    con: Pick<Alerta, "escaladas" | "avisadaCerrada">,
  ): Promise<boolean>;
  /** Up to `cuantas` alerts that are taken and not closed. */
  tomadas(cuantas: number): Promise<Alerta[]>;
  /** Gives it back, with its count of mails at 0; false when it is closed or not taken. */
  devolver(idAlerta: string): Promise<boolean>;
  /** Closes a taken alert; false when it is closed already. */
  terminar(idAlerta: string, dia: Date): Promise<boolean>;
  /** Up to `cuantas` alerts whose id comes after this one, by id. */
  despuesDe(idAlerta: string, cuantas: number): Promise<Alerta[]>;
  /** Stores a new encryption when the old one still stands, and removes every instant in clear. */
  cerrarDeNuevo(alerta: Alerta, con: Sellos): Promise<boolean>;
  /** Another open alert of the person. */
  otraAbierta(idAlerta: string, huella: string): Promise<Alerta | null>;
  /** Merges the first alert into the other. */
  reunir(alerta: Alerta, otra: Alerta, con: Sellos): Promise<boolean>;
  /** Up to `cuantas` alerts of earlier programs, with instants in clear. */
  conSusInstantes(cuantas: number): Promise<Alerta[]>;
  /** Up to `cuantas` alerts of earlier programs, unencrypted. */
  deAntes(cuantas: number): Promise<AlertaDeAntes[]>;
  quitarDeAntes(idAlerta: string): Promise<void>;
}

/** Visits to the programme: only their day is kept. */
export interface IngresoRepository extends CuestionarioRepository {
  /** Ids of up to `cuantos` visits with an unencrypted hour, from an earlier version. */
  conSusInstantes(cuantos: number): Promise<string[]>;
  dejarSoloElDia(uuidForm: string): Promise<void>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    alertas: AlertaRepository;
    /** Answers of this programme, in a store of their own. */
    ingresos: IngresoRepository;
  }
}

declare module "../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "respuestas-de-salud-mental": string;
    "resultados-de-salud-mental": string;
    "respuestas-de-salud-mental-borradas": string;
    "aviso-de-salud-mental": string;
    "aviso-pedido": string;
  }
}
