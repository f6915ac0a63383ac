import type { IdentidadEnlazada } from "./aseguradora";
import type { Codigo } from "./codigo";
import type { Acceso, AccesoEnUso, Nombrada, OrigenDeAcceso } from "./identidad";

export interface CodigoRepository {
  /** A new code in the place of the one before, with all its tries. */
  guardar(codigo: Codigo): Promise<void>;
  /** Counts a look at a code. Answers its digest, or null when it has run out of tries or of time. */
  contarIntento(idCodigo: string, maximo: number, now: Date): Promise<string | null>;
  /** Uses the code up, once. */
  usar(idCodigo: string, huella: string): Promise<boolean>;
}

export interface AccesoRepository {
  abrir(acceso: Acceso, origen?: OrigenDeAcceso): Promise<void>;
  porId(idAcceso: string): Promise<AccesoEnUso | null>;
  /**
   * The same, read together with what surrounds each page of its person: who they are, what they prefer and how many
   * notifications wait. Whoever asks for these to show the same page finds them read.
   */
  conPersona(idAcceso: string): Promise<AccesoEnUso | null>;
  /** Notes that it was used, unless somebody noted it after `siEsAnteriorA`. */
  anotarUso(idAcceso: string, now: Date, siEsAnteriorA: Date): Promise<void>;
  /** Those of a person that are neither closed nor over, the last used first. */
  abiertos(idPersona: number, now: Date, usadosDesde: Date): Promise<AccesoEnUso[]>;
  /** Closes one of a person's own. Answers whether it was open. */
  cerrarDePersona(idAcceso: string, idPersona: number, now: Date): Promise<boolean>;
  cerrar(idAcceso: string, now: Date): Promise<void>;
  /** They have proven at their insurer's that it is theirs. */
  anotarPrueba(idAcceso: string, now: Date): Promise<void>;
  /** Whether they have proven it since, and have not used it. */
  hayPrueba(idAcceso: string, idPersona: number, desde: Date): Promise<boolean>;
  /** Uses up what was proven since; answers whether there was such a proof. */
  usarPrueba(idAcceso: string, idPersona: number, desde: Date): Promise<boolean>;
  /** Of a person's open ones only so many stay: `idAcceso`, and those that were used last. */
  cerrarSobrantes(idAcceso: string, idPersona: number, cuantos: number, now: Date): Promise<void>;
  /** Closes every open access of a person, except one when it is given. */
  cerrarTodos(idPersona: number, salvo: string | null, now: Date): Promise<void>;
  guardarRefresco(huella: string, idAcceso: string, expiraEn: Date): Promise<void>;
  /** Uses a refresh token up. Answers whose it is and whether it had been used before, or null for none. */
  usarRefresco(huella: string, now: Date): Promise<{ idAcceso: string; repetido: boolean } | null>;
}

/** Who ran out of tries, as they were named: whether there is such an account is looked at later. */
export interface Bloqueo {
  idBloqueo: string;
  quien: Nombrada;
}

export interface BloqueoRepository {
  anotar(idBloqueo: string, quien: Nombrada, now: Date): Promise<void>;
  porAvisar(now: Date, cuantos: number): Promise<Bloqueo[]>;
  /** By one caller only. */
  quitar(idBloqueo: string): Promise<boolean>;
}

export interface IdentidadEnlazadaRepository {
  /** Whose this subject of the insurer's is. */
  personaDe(emisor: string, sujeto: string): Promise<number | null>;
  dePersona(idPersona: number): Promise<IdentidadEnlazada | null>;
  /** Links them, unless the subject or the person is linked already. Answers whether it did. */
  enlazar(identidad: Omit<IdentidadEnlazada, "enlazadaEn">, now: Date): Promise<boolean>;
  /** Answers whether there was a link. */
  desenlazar(idPersona: number): Promise<boolean>;
  /** The link of this person was taken away by hand: only a link by hand takes the note back. */
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
