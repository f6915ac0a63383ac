/** A stay of a member, found by the digest of the key in the cookie. */
export interface AccesoDeEquipo {
  huella: string;
  idCuenta: string;
  creadoEn: Date;
  vistoEn: Date;
  venceEn: Date;
  /** Instant of the last code of the second factor; null while the access waits for the first one. */
  probadoEn: Date | null;
}

export interface AccesoDeEquipoRepository {
  abrir(acceso: AccesoDeEquipo): Promise<void>;
  leer(huella: string): Promise<AccesoDeEquipo | null>;
  tocar(huella: string, now: Date): Promise<void>;
  probar(huella: string, now: Date): Promise<void>;
  cerrar(huella: string): Promise<boolean>;
  cerrarTodos(idCuenta: string): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    accesosDeEquipo: AccesoDeEquipoRepository;
  }
}
