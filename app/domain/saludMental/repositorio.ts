import type { CuestionarioRepository } from "../cuestionarios/repositorio";

/** Whose form it is in which somebody answered so, and when: an instant that stands elsewhere too would name them. */
export interface DeQuienEs {
  idPersona: number;
  uuidForm: string;
  creadaEn: Date;
  /** When it was said again. */
  ultimaEn: Date | null;
  /** The mails about it since it was said; null before the first one. */
  avisada: Avisada | null;
}

/** The mails about an alert since it was said. */
export interface Avisada {
  /** When the last one was written. */
  en: Date;
  /** Their ids in the outbox; empty where a program of before wrote them all. */
  idsCorreo: readonly string[];
}

/** Somebody answered that they think of dying or of harming themselves. Neither who nor when nor what else can be read here. */
export interface Alerta {
  idAlerta: string;
  /** Of whom it is and when it was said, closed. */
  deQuienCerrado: string;
  /** By which it is found again from the person, and from the form. */
  huellaDePersona: string;
  huellaDeFormulario: string;
  /** The month in which it was; a program of before says the instant, until that is closed. */
  creadaEn: Date;
  /** The day on which a program of before sent it out; null once it is said again. */
  escaladaEn: Date | null;
  /** How many mails of the three went to the guard since it was said; more than three never. */
  escaladas: number;
  /** Which they are and when the last was written, closed; null before the first, and once it was given back. */
  avisadaCerrada: string | null;
  /** Of this and of the one before the day alone: what happened to their person at that minute stands elsewhere. */
  acusadaEn: Date | null;
  acusadaPor: string | null;
  /** The day on which whoever took it on ended it. */
  terminadaEn: Date | null;
  /** How often it was said. */
  veces: number;
  /** When it was said again to a program of before, until that is closed. */
  ultimaEn: Date | null;
}

export type Sellos = Pick<
  Alerta,
  "deQuienCerrado" | "huellaDePersona" | "huellaDeFormulario" | "avisadaCerrada"
>;

export interface LlaveDeAlertas {
  cerrar(idAlerta: string, de: DeQuienEs): Sellos;
  /** Null where none of our keys opens it. */
  abrir(
    alerta: Pick<Alerta, "idAlerta" | "deQuienCerrado" | "avisadaCerrada" | "creadaEn" | "ultimaEn">,
  ): DeQuienEs | null;
  /** The mails about it; null where none was written, or none of our keys opens it. */
  abrirAvisada(alerta: Pick<Alerta, "idAlerta" | "avisadaCerrada">): Avisada | null;
  /** The mails about it as its row holds them. */
  cerrarAvisada(idAlerta: string, avisada: Avisada): string;
  /** Under which those of a person may stand while a key is replaced. */
  huellasDe(idPersona: number): readonly string[];
}

/** As alerts were written before they were closed: their name is that of the form. */
export type AlertaDeAntes = Pick<
  Alerta,
  "idAlerta" | "creadaEn" | "escaladaEn" | "acusadaEn" | "acusadaPor"
> & { idPersona: number };

export interface AlertaRepository {
  /** While nobody has taken on the one that there is of that person, another one changes nothing: then it is false. */
  crear(alerta: Alerta): Promise<boolean>;
  /** One time more of what nobody has taken on of a person: no other changes it before the transaction ends. */
  contarOtra(huellas: readonly string[]): Promise<Alerta[]>;
  /** One time more of this one, whoever took it on. */
  contarOtraDeEsta(idAlerta: string): Promise<Alerta[]>;
  porId(idAlerta: string): Promise<Alerta | null>;
  /** All of a person, in no order. */
  deLaPersona(huellas: readonly string[]): Promise<Alerta[]>;
  /** Those that nobody has taken on, in no order: when it was is closed. */
  abiertas(): Promise<Alerta[]>;
  /** Answers whether it was this one who took it on. */
  acusar(idAlerta: string, operador: string, dia: Date): Promise<boolean>;
  /** Counts one mail more of an alert as it was read; false where another process was first, or somebody took it. */
  escalar(
    leida: Pick<Alerta, "idAlerta" | "escaladas" | "avisadaCerrada">,
    con: Pick<Alerta, "escaladas" | "avisadaCerrada">,
  ): Promise<boolean>;
  /** So many of those that somebody took on and nobody has ended. */
  tomadas(cuantas: number): Promise<Alerta[]>;
  /** Nobody has taken it on any more, and no mail about it was sent; false where it is ended or not taken. */
  devolver(idAlerta: string): Promise<boolean>;
  /** Ends one that somebody took on; false where it is ended already. */
  terminar(idAlerta: string, dia: Date): Promise<boolean>;
  /** So many of all there are, by their names after this one. */
  despuesDe(idAlerta: string, cuantas: number): Promise<Alerta[]>;
  /** Closes anew what is closed so still, and then no instant of it stands beside. */
  cerrarDeNuevo(alerta: Alerta, con: Sellos): Promise<boolean>;
  /** The other one of that person that nobody has taken on. */
  otraAbierta(idAlerta: string, huella: string): Promise<Alerta | null>;
  /** They become one, in the other. */
  reunir(alerta: Alerta, otra: Alerta, con: Sellos): Promise<boolean>;
  /** So many of those that a program of before wrote or changed: their instants stand in clear. */
  conSusInstantes(cuantas: number): Promise<Alerta[]>;
  /** What a program of before wrote, and that it was moved to where it is closed. */
  deAntes(cuantas: number): Promise<AlertaDeAntes[]>;
  quitarDeAntes(idAlerta: string): Promise<void>;
}

/** Of when somebody was in the programme it keeps the day. */
export interface IngresoRepository extends CuestionarioRepository {
  /** So many of those that a program of before wrote or changed, by their names: they tell the hour. */
  conSusInstantes(cuantos: number): Promise<string[]>;
  dejarSoloElDia(uuidForm: string): Promise<void>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    alertas: AlertaRepository;
    /** What people fill in here lies in a store of its own. */
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
