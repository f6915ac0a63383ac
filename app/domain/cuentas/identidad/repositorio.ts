import type { IdentidadEnlazada } from "./aseguradora";
import type { Codigo } from "./codigo";
import type { Acceso, AccesoEnUso, Nombrada, OrigenDeAcceso } from "./identidad";

export interface CodigoRepository {
  /** Stores a new code in place of the earlier one, and resets its tries. */
  guardar(codigo: Codigo): Promise<void>;
  /** Counts a try at a code. Returns the digest of the code, or null when the code has no tries left or has expired. */
  contarIntento(idCodigo: string, maximo: number, now: Date): Promise<string | null>;
  /** Uses a code up; true for the first caller only (ASVS 4.0.3, 2.7.3). */
  usar(idCodigo: string, huella: string): Promise<boolean>;
}

export interface AccesoRepository {
  abrir(acceso: Acceso, origen?: OrigenDeAcceso): Promise<void>;
  porId(idAcceso: string): Promise<AccesoEnUso | null>;
  /**
   * Reads the access with its person's data, preferences and number of notifications that are new at `now`, in one
   * query. Later reads of these for the same page cost no query.
   */
  conPersona(idAcceso: string, now: Date): Promise<AccesoEnUso | null>;
  /** Notes the last use, unless a use after `siEsAnteriorA` is noted already. */
  anotarUso(idAcceso: string, now: Date, siEsAnteriorA: Date): Promise<void>;
  /** A person's accesses that are neither closed nor expired, last used first. */
  abiertos(idPersona: number, now: Date, usadosDesde: Date): Promise<AccesoEnUso[]>;
  /** Closes one of the person's accesses. False when it was not open. */
  cerrarDePersona(idAcceso: string, idPersona: number, now: Date): Promise<boolean>;
  cerrar(idAcceso: string, now: Date): Promise<void>;
  /** Notes that the person proved their identity at the insurer. */
  anotarPrueba(idAcceso: string, now: Date): Promise<void>;
  /** True when a proof since `desde` was not used yet. */
  hayPrueba(idAcceso: string, idPersona: number, desde: Date): Promise<boolean>;
  /** Uses up a proof since `desde`; false when there was none. */
  usarPrueba(idAcceso: string, idPersona: number, desde: Date): Promise<boolean>;
  /** Keeps `idAcceso` and the last used accesses, up to `cuantos`, and closes the others. */
  cerrarSobrantes(limite: { idPersona: number; idAcceso: string; cuantos: number }, now: Date): Promise<void>;
  /** Closes every open access of a person, except one when it is given. */
  cerrarTodos(idPersona: number, salvo: string | null, now: Date): Promise<void>;
  guardarRefresco(huella: string, idAcceso: string, expiraEn: Date): Promise<void>;
  /**
   * Uses up a refresh token. Returns its access, and whether the token was used before (RFC 9700 § 4.14.2); null for an
   * unknown token.
   */
  usarRefresco(huella: string, now: Date): Promise<{ idAcceso: string; repetido: boolean } | null>;
}

/** A mail or document that ran out of tries at signing in; a job looks up later whether its account exists. */
export interface Bloqueo {
  idBloqueo: string;
  identificador: Nombrada;
}

export interface BloqueoRepository {
  anotar(idBloqueo: string, identificador: Nombrada, now: Date): Promise<void>;
  porAvisar(now: Date, cuantos: number): Promise<Bloqueo[]>;
  /** Removes the record; true for the first caller only. */
  quitar(idBloqueo: string): Promise<boolean>;
}

export interface IdentidadEnlazadaRepository {
  /** Person linked to this subject (`sub`) of the insurer's provider. */
  personaDe(emisor: string, sujeto: string): Promise<number | null>;
  dePersona(idPersona: number): Promise<IdentidadEnlazada | null>;
  /** Links a subject and a person; false when either is linked already. */
  enlazar(identidad: Omit<IdentidadEnlazada, "enlazadaEn">, now: Date): Promise<boolean>;
  /** Removes the link; false when there was none. */
  desenlazar(idPersona: number): Promise<boolean>;
  /** Notes that the person or an operator removed the link: only a link made by hand clears the note. */
  anotarQuitada(idPersona: number, now: Date): Promise<void>;
  fueQuitada(idPersona: number): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    accesos: AccesoRepository;
    bloqueos: BloqueoRepository;
    identidades: IdentidadEnlazadaRepository;
    codigos: CodigoRepository;
  }
}
