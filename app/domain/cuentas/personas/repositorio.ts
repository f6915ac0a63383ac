import type { Documento } from "./documento";
import type { Nombres } from "./nombres";
import type { Choque, Cuenta, DatosPropios, Persona, PersonaConVersion } from "./persona";

export interface PersonaRepository {
  porId(idPersona: number): Promise<Persona | null>;
  cuentaPorCorreo(correo: string): Promise<Cuenta | null>;
  cuentaPorDocumento(documento: Documento): Promise<Cuenta | null>;
  cuentaDe(idPersona: number): Promise<Cuenta | null>;
  /** The digests of the passwords of those of them who have one. */
  clavesDe(idsPersona: readonly number[]): Promise<ReadonlyMap<number, string>>;
  porDocumento(documento: Documento): Promise<Persona | null>;
  /** Writes a person who has no password of ours, under a new number; null if their document is taken. */
  crearSinCuenta(persona: Omit<Persona, "idPersona">): Promise<number | null>;
  cambiarDocumento(idPersona: number, documento: Documento): Promise<void>;
  marcarAsegurada(idPersona: number, usuarioLogin: string): Promise<void>;
  /** Writes the phone that somebody has just confirmed, and that their data are confirmed. */
  confirmarDatos(idPersona: number, telefono: { numero: string; prefijo: string }, now: Date): Promise<void>;
  /** Writes a person and their account under the next number, or answers what stood in the way. */
  crear(
    persona: Omit<Persona, "idPersona">,
    claveHash: string,
  ): Promise<{ idPersona: number } | { choque: Choque }>;
  conVersion(idPersona: number): Promise<PersonaConVersion | null>;
  /** The mail that signs in first, then the one of the contact data if it is another. */
  correosDe(idPersona: number): Promise<string[]>;
  /** Who has this number on a document; of several the one whose document is the most usual. */
  porNumeroDeDocumento(numero: string): Promise<number | null>;
  /** Changes over the version that was seen, which also confirms the data. Answers whether it still was that one. */
  guardarContacto(
    idPersona: number,
    version: number,
    contacto: Pick<Persona, "prefijo" | "telefono">,
    now: Date,
  ): Promise<boolean>;
  /** Names and telephone that the first change since then replaced; null where nothing changed. */
  datosDesde(idPersona: number, desde: Date): Promise<DatosPropios | null>;
  /** Gives back what was theirs. */
  devolverDatos(idPersona: number, datos: DatosPropios): Promise<void>;
  /** Nobody else gives the account another mail, or another person's data, until this transaction ends. */
  bloquear(idPersona: number): Promise<void>;
  guardarNombres(idPersona: number, version: number, nombres: Nombres, now: Date): Promise<boolean>;
  /** Signs in and is written to by another mail from now on. Answers false if it is somebody else's. */
  cambiarCorreo(idPersona: number, correo: string): Promise<boolean>;
  /** Keeps the digest that it replaces. */
  cambiarClave(idPersona: number, claveHash: string, now: Date): Promise<void>;
  /**
   * Whether that is their password, and stays so until this transaction ends: whoever changes it takes their turn after
   * it.
   */
  sigueConClave(idPersona: number, claveHash: string): Promise<boolean>;
  /**
   * Sets the digest of a password that nobody has, and remembers the one that was until the next is chosen: somebody
   * else knew it. Those that were replaced before are refused as long as if they had been replaced at `now`.
   */
  anularClave(idPersona: number, claveHash: string, now: Date): Promise<void>;
  /** The digests of the passwords that were replaced since then, and of the one that is void until another is chosen. */
  clavesReemplazadas(idPersona: number, desde: Date): Promise<string[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    personas: PersonaRepository;
  }
}
