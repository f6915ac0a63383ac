import type { Rol } from "../derechos/derechos";

export type EstadoDeCuenta = "invitada" | "activa" | "cerrada";

/** Identity at a provider (OpenID Connect Core § 8). */
interface IdentidadDeCuenta {
  emisor: string;
  sujeto: string;
}

/** Account of a member of the staff. It is no account of a person of the platform. */
export interface CuentaDeEquipo {
  idCuenta: string;
  correo: string;
  nombre: string;
  estado: EstadoDeCuenta;
  claveHash: string | null;
  /** Encrypted secret of the second factor. */
  secretoCifrado: string | null;
  /** Null or absent for an account with a password. */
  identidad?: IdentidadDeCuenta | null;
  creadaEn: Date;
  /** Last sign-in; the day of the invitation before the first one. */
  usadaEn: Date;
}

/** A role of an account, asked for by one person of Sistemas and confirmed by another. */
export interface RolDeCuenta {
  idRol: string;
  idCuenta: string;
  rol: Rol;
  pedidoPor: string;
  motivo: string;
  pedidoEn: Date;
  confirmadoEn: Date | null;
}

/** Key of an invitation, as its digest. */
export interface Invitacion {
  huella: string;
  venceEn: Date;
}

export interface CuentaDeEquipoRepository {
  porId(idCuenta: string): Promise<CuentaDeEquipo | null>;
  porCorreo(correo: string): Promise<CuentaDeEquipo | null>;
  /** The account of a subject of a provider. */
  porIdentidad(emisor: string, sujeto: string): Promise<CuentaDeEquipo | null>;
  /** The invited account of a key that has not expired. */
  porInvitacion(huella: string, now: Date): Promise<CuentaDeEquipo | null>;
  todas(): Promise<CuentaDeEquipo[]>;
  /** False when an account has the mail or the identity already. */
  crear(cuenta: CuentaDeEquipo): Promise<boolean>;
  /** Replaces the invitation. False when the account is no longer invited. */
  invitar(idCuenta: string, invitacion: Invitacion): Promise<boolean>;
  /** Stores the password and the waiting second factor of an invited account. */
  preparar(idCuenta: string, claveHash: string, secretoCifrado: string): Promise<boolean>;
  /** Activates an invited account with the time step of its first code; the invitation ends. True for the first caller. */
  activar(idCuenta: string, paso: number, now: Date): Promise<boolean>;
  /** Uses up a time step of an active account: codes of this step and earlier ones stop working. */
  usarPaso(idCuenta: string, paso: number): Promise<boolean>;
  usar(idCuenta: string, now: Date): Promise<void>;
  /** Replaces the backup codes of an active account. False for any other account. */
  cambiarRespaldos(idCuenta: string, huellas: readonly string[], now: Date): Promise<boolean>;
  /** Uses up a backup code; true for the first caller only. */
  usarRespaldo(idCuenta: string, huella: string, now: Date): Promise<boolean>;
  respaldosSinUsar(idCuenta: string): Promise<number>;
  /** False when the account is closed already. */
  cerrar(idCuenta: string, now: Date): Promise<boolean>;
  /** Frees the mail of a closed account, for another one of the same colleague. */
  soltarCorreo(idCuenta: string): Promise<void>;
  /** Frees the identity of a closed account: the next sign-in of its owner makes another one. */
  soltarIdentidad(idCuenta: string): Promise<void>;
  ponerNombre(idCuenta: string, nombre: string): Promise<void>;
  /** False when another account has the mail. */
  ponerCorreo(idCuenta: string, correo: string): Promise<boolean>;
  /** Open accounts without a sign-in since an instant. */
  sinUsoDesde(limite: Date): Promise<CuentaDeEquipo[]>;
  /** Confirmed roles of an account. */
  rolesDe(idCuenta: string): Promise<Rol[]>;
  /** Confirmed roles that the machine gave: by an operator's order, or by a group of the provider. */
  rolesDeMaquina(idCuenta: string): Promise<Rol[]>;
  /** Roles of all accounts, with those that wait. */
  roles(): Promise<RolDeCuenta[]>;
  rol(idRol: string): Promise<RolDeCuenta | null>;
  /** False when the account has the role, or waits for it. */
  pedirRol(rol: RolDeCuenta): Promise<boolean>;
  /** Confirms a waiting role. False for the person who asked, for the role's own account, and for a second caller. */
  confirmarRol(idRol: string, por: string, now: Date): Promise<boolean>;
  quitarRol(idRol: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cuentasDeEquipo: CuentaDeEquipoRepository;
  }
}
