import type { CuestionarioRepository } from "../cuestionarios/repositorio";

/** Whose form it is in which somebody answered so. */
export interface DeQuienEs {
  idPersona: number;
  uuidForm: string;
}

/** Somebody answered that they think of dying or of harming themselves. Neither who nor what else can be read here. */
export interface Alerta {
  idAlerta: string;
  /** Of whom it is, closed. */
  deQuienCerrado: string;
  /** By which it is found again from the person, and from the form. */
  huellaDePersona: string;
  huellaDeFormulario: string;
  creadaEn: Date;
  /** When nobody had seen it in time, and it was sent out. */
  escaladaEn: Date | null;
  acusadaEn: Date | null;
  acusadaPor: string | null;
  /** How often it was said, and when it was said again. */
  veces: number;
  ultimaEn: Date | null;
}

export interface LlaveDeAlertas {
  cerrar(
    idAlerta: string,
    de: DeQuienEs,
  ): Pick<Alerta, "deQuienCerrado" | "huellaDePersona" | "huellaDeFormulario">;
  /** Null where none of our keys opens it. */
  abrir(alerta: Pick<Alerta, "idAlerta" | "deQuienCerrado">): DeQuienEs | null;
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
  /** It was said again: of the one that nobody has taken on. Answers whether there is one. */
  repetir(huellas: readonly string[], now: Date): Promise<boolean>;
  /** It was said again: of this one, whoever took it on. */
  repetirEsta(idAlerta: string, now: Date): Promise<void>;
  /** How many there are of a person since then. */
  cuantasDe(huellas: readonly string[], desde: Date): Promise<number>;
  porId(idAlerta: string): Promise<Alerta | null>;
  /** The last one of a person. */
  ultimaDe(huellas: readonly string[]): Promise<Alerta | null>;
  /** So many of those that nobody has taken on, after these: what was said last stands first. */
  abiertas(cuantas: number, despuesDe: number): Promise<Alerta[]>;
  cuantasAbiertas(): Promise<number>;
  /** Answers whether it was this one who took it on. */
  acusar(idAlerta: string, operador: string, now: Date): Promise<boolean>;
  /** So many that are open since then or before, and not sent out. */
  porEscalar(creadasHasta: Date, cuantas: number): Promise<Alerta[]>;
  /** Answers whether this was the time. */
  escalar(idAlerta: string, now: Date): Promise<boolean>;
  /** So many of all there are, by their names after this one. */
  despuesDe(idAlerta: string, cuantas: number): Promise<Alerta[]>;
  /** Closes anew what is closed so still; where its person has another that nobody has taken on, they become one. */
  cerrarDeNuevo(
    alerta: Alerta,
    con: Pick<Alerta, "deQuienCerrado" | "huellaDePersona" | "huellaDeFormulario">,
  ): Promise<boolean>;
  /** What a program of before wrote, and that it was moved to where it is closed. */
  deAntes(cuantas: number): Promise<AlertaDeAntes[]>;
  quitarDeAntes(idAlerta: string): Promise<void>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    alertas: AlertaRepository;
    /** What people fill in here lies in a store of its own. */
    ingresos: CuestionarioRepository;
  }
}

declare module "../cuentas/misDatos/accesoADatos" {
  interface AccionesSobreDatos {
    "respuestas-de-salud-mental": string;
    "resultados-de-salud-mental": string;
    "respuestas-de-salud-mental-borradas": string;
    "aviso-de-salud-mental": string;
    "aviso-pedido": string;
  }
}
