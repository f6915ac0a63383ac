import type { Documento } from "./documento";
import type { Nombres } from "./nombres";
import type { Choque, Cuenta, DatosPropios, Persona, PersonaConVersion } from "./persona";

export interface PersonaRepository {
  porId(idPersona: number): Promise<Persona | null>;
  cuentaPorCorreo(correo: string): Promise<Cuenta | null>;
  cuentaPorDocumento(documento: Documento): Promise<Cuenta | null>;
  cuentaDe(idPersona: number): Promise<Cuenta | null>;
  /** Digests of the passwords of these people; people without a password are left out. */
  clavesDe(idsPersona: readonly number[]): Promise<ReadonlyMap<number, string>>;
  porDocumento(documento: Documento): Promise<Persona | null>;
  /** Creates a person without a password; null when another person has their document. */
  crearSinCuenta(persona: Omit<Persona, "idPersona">): Promise<number | null>;
  cambiarDocumento(idPersona: number, documento: Documento): Promise<void>;
  marcarAsegurada(idPersona: number, usuarioLogin: string): Promise<void>;
  /** Stores the confirmed telephone, and marks the person's data as confirmed. */
  confirmarDatos(idPersona: number, telefono: { numero: string; prefijo: string }, now: Date): Promise<void>;
  /** Creates a person with an account, or returns the refusal. */
  crear(
    persona: Omit<Persona, "idPersona">,
    claveHash: string,
  ): Promise<{ idPersona: number } | { choque: Choque }>;
  conVersion(idPersona: number): Promise<PersonaConVersion | null>;
  /** Mails of the person: the one for signing in first, then the one of the contact data if different. */
  correosDe(idPersona: number): Promise<string[]>;
  /** Person with this document number; with several, the one whose kind of document is the most common. */
  porNumeroDeDocumento(numero: string): Promise<number | null>;
  /** Stores and confirms the data; false when `version` is no longer the present one. */
  guardarContacto(
    idPersona: number,
    version: number,
    contacto: Pick<Persona, "prefijo" | "telefono">,
    now: Date,
  ): Promise<boolean>;
  /** Names and telephone before the first change since `desde`; null when nothing changed. */
  datosDesde(idPersona: number, desde: Date): Promise<DatosPropios | null>;
  /** Restores earlier names and telephone. */
  devolverDatos(idPersona: number, datos: DatosPropios): Promise<void>;
  /** Locks the account until the transaction ends. */
  bloquear(idPersona: number): Promise<void>;
  guardarNombres(idPersona: number, version: number, nombres: Nombres, now: Date): Promise<boolean>;
  /** Changes the mail of the account; false when another account has it. */
  cambiarCorreo(idPersona: number, correo: string): Promise<boolean>;
  /** Stores a new digest; the replaced digest is kept too. */
  cambiarClave(idPersona: number, claveHash: string, now: Date): Promise<void>;
  /**
   * True when the person's password has this digest. The row is locked, so that it stays true until the transaction
   * ends.
   */
  sigueConClave(idPersona: number, claveHash: string): Promise<boolean>;
  /**
   * Replaces the password by the digest of one that nobody knows. The former password is remembered until the person
   * chooses a new one, because a stranger knew it. Earlier passwords are refused for as long as if they were replaced
   * at `now`.
   */
  anularClave(idPersona: number, claveHash: string, now: Date): Promise<void>;
  /** Digests of passwords replaced since `desde`, and of a voided password until a new one is chosen. */
  clavesReemplazadas(idPersona: number, desde: Date): Promise<string[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    personas: PersonaRepository;
  }
}
