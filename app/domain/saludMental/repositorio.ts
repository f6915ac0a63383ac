import type { CuestionarioRepository } from "../cuestionarios/repositorio";
import type { Desenlace } from "./desenlaces";

/** The encrypted part of an alert: its person and its instants. An instant in clear would name the person. */
export interface DatosDeAlerta {
  idPersona: number;
  uuidForm: string;
  creadaEn: Date;
  /** Instant at which the alert was last raised again; null when it was raised once. */
  ultimaEn: Date | null;
  /** Mails about the alert since it was last raised; null before the first mail. */
  avisada: Avisada | null;
  /** Instant at which the guard took it; null while nobody did, and after giving it back. */
  tomada: Date | null;
}

/** Mails about an alert since it was last raised. */
export interface Avisada {
  /** Instant at which the last mail about the alert was queued. */
  en: Date;
  /** Ids of the mails about the alert in the outbox. */
  idsCorreo: readonly string[];
}

/**
 * An alert: a person answered that they think of dying or of harming themselves. The stored alert shows neither person
 * nor instant unencrypted.
 */
export interface Alerta {
  idAlerta: string;
  /** Person and instants of the alert, encrypted. */
  deQuienCerrado: string;
  /** Keyed digests, by which the alert is found from its person and from its form without naming them. */
  huellaDePersona: string;
  huellaDeFormulario: string;
  /** Month in which the alert was last raised. */
  creadaEn: Date;
  /** Number of mails to the guard since the alert was last raised, 0 to 3. */
  escaladas: number;
  /**
   * Ids of the mails about the alert and the instant of the last, encrypted. Null before the first mail, and after an
   * operator gave the alert back.
   */
  avisadaCerrada: string | null;
  /** Day on which an operator took the alert. A minute could be matched with other records of the person. */
  acusadaEn: Date | null;
  acusadaPor: string | null;
  /** Instant of the taking, encrypted. It stays when the 30 minutes pass, and goes when the alert is given back. */
  tomadaCerrada: string | null;
  /** The day on which the guard closed it. */
  terminadaEn: Date | null;
  /** Outcome that the guard chose; null while it is open, and for one that was merged into a newer alert. */
  desenlace: Desenlace | null;
  /** Times it was raised. */
  veces: number;
}

export type Sellos = Pick<
  Alerta,
  "deQuienCerrado" | "huellaDePersona" | "huellaDeFormulario" | "avisadaCerrada" | "tomadaCerrada"
>;

/** An alert that nobody took yet. */
export type AlertaNueva = Omit<Alerta, "tomadaCerrada" | "desenlace">;

/** Taking of an alert. */
export interface Toma {
  /** Name of the guard in the row. */
  por: string;
  /** The day alone. */
  dia: Date;
  /** Instant, encrypted. */
  tomadaCerrada: string;
}

/** Closing of a taken alert. */
export interface Cierre {
  dia: Date;
  desenlace: Desenlace | null;
  /** Guard who holds the alert. */
  por: string;
}

export interface LlaveDeAlertas {
  cerrar(idAlerta: string, datos: DatosDeAlerta): Sellos;
  /** Decrypts the person and the instants of an alert; null when none of our keys fits. */
  abrir(
    alerta: Pick<Alerta, "idAlerta" | "deQuienCerrado" | "avisadaCerrada" | "tomadaCerrada">,
  ): DatosDeAlerta | null;
  /** Decrypts what is known of the mails about an alert; null without mails, or when none of our keys fits. */
  abrirAvisada(alerta: Pick<Alerta, "idAlerta" | "avisadaCerrada">): Avisada | null;
  /** Encrypts what is known of the mails about an alert, bound to that alert. */
  cerrarAvisada(idAlerta: string, avisada: Avisada): string;
  /** Instant of the last taking; null when there is none, or none of our keys opens it. */
  abrirTomada(alerta: Pick<Alerta, "idAlerta" | "tomadaCerrada">): Date | null;
  cerrarTomada(idAlerta: string, en: Date): string;
  /** Digests of a person: one, or two while a key is replaced. */
  huellasDe(idPersona: number): readonly string[];
}

export interface AlertaRepository {
  /** False when the person has an alert that nobody took: that one stays. */
  crear(alerta: AlertaNueva): Promise<boolean>;
  /** Adds one to the person's open alerts and locks them until the transaction ends. */
  contarOtra(huellas: readonly string[]): Promise<Alerta[]>;
  /** Adds one to the count of one alert, whether an operator took it or not. */
  contarOtraDeEsta(idAlerta: string): Promise<Alerta[]>;
  porId(idAlerta: string): Promise<Alerta | null>;
  /** Alerts of a person, in no order. */
  deLaPersona(huellas: readonly string[]): Promise<Alerta[]>;
  /** Alerts that no operator has taken, unordered because their instants are encrypted. */
  abiertas(): Promise<Alerta[]>;
  /** True when this guard took it now. */
  acusar(idAlerta: string, toma: Toma): Promise<boolean>;
  /** Takes over an alert whose taking lapsed; false when it changed since it was read. */
  retomar(leida: Pick<Alerta, "idAlerta" | "tomadaCerrada">, toma: Toma): Promise<boolean>;
  /** Counts another mail; false when the alert changed meanwhile, or an operator took it. */
  escalar(
    leida: Pick<Alerta, "idAlerta" | "escaladas" | "avisadaCerrada">,
    con: Pick<Alerta, "escaladas" | "avisadaCerrada">,
  ): Promise<boolean>;
  /** Up to `cuantas` alerts that an operator took and has not closed. */
  tomadas(cuantas: number): Promise<Alerta[]>;
  /** Up to `cuantas` alerts that were closed on this day or later, the last closed first. */
  terminadas(desde: Date, cuantas: number): Promise<Alerta[]>;
  /** Gives it back, with its count of mails at 0; false when it is closed or not taken. */
  devolver(idAlerta: string): Promise<boolean>;
  /** Frees an alert whose taking lapsed, with its count of mails at 0; false when it changed since it was read. */
  soltar(leida: Pick<Alerta, "idAlerta" | "tomadaCerrada">): Promise<boolean>;
  /** Closes a taken alert; false when it is closed already, or another guard holds it. */
  terminar(idAlerta: string, cierre: Cierre): Promise<boolean>;
  /** Up to `cuantas` alerts whose id comes after this one, by id. */
  despuesDe(idAlerta: string, cuantas: number): Promise<Alerta[]>;
  /** Encrypts an alert anew, unless another process did so first. */
  cerrarDeNuevo(alerta: Alerta, con: Sellos): Promise<boolean>;
  /** Another open alert of the same person; null when there is none. */
  otraAbierta(idAlerta: string, huella: string): Promise<Alerta | null>;
  /** Merges an alert of a person into another one of theirs. */
  reunir(alerta: Alerta, otra: Alerta, con: Sellos): Promise<boolean>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    alertas: AlertaRepository;
    /**
     * Answers to the mental-health programme, stored apart from those of other questionnaires. Only the day of a visit
     * is stored.
     */
    ingresos: CuestionarioRepository;
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
