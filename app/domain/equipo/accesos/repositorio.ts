/** A stay of a member, found by the digest of the key in the cookie. */
export interface AccesoDeEquipo {
  huella: string;
  idCuenta: string;
  creadoEn: Date;
  vistoEn: Date;
  venceEn: Date;
  /** Instant of the last code of the second factor; null while the access waits for the first one. */
  probadoEn: Date | null;
  /** Instant of a fresh sign-in at the provider that no act has used up; null without one. */
  confirmadoEn?: Date | null;
}

export interface AccesoDeEquipoRepository {
  abrir(acceso: AccesoDeEquipo): Promise<void>;
  leer(huella: string): Promise<AccesoDeEquipo | null>;
  tocar(huella: string, now: Date): Promise<void>;
  probar(huella: string, now: Date): Promise<void>;
  /** Uses a fresh sign-in at the provider up, when it is younger than an instant. True for the first caller. */
  usarConfirmacion(huella: string, desde: Date): Promise<boolean>;
  cerrar(huella: string): Promise<boolean>;
  cerrarTodos(idCuenta: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    accesosDeEquipo: AccesoDeEquipoRepository;
  }
}
