/** Secret addresses under which specialists read their sessions. Only the digest of a key is stored. */
export interface CalendarioPropioRepository {
  /** Digest and day of the account's address; null without one. */
  de(idCuenta: string): Promise<{ huella: string; creadoEn: Date } | null>;
  /** Account and specialist of an address. Null once the account is closed or tied to no specialist. */
  porHuella(huella: string): Promise<{ idCuenta: string; idEspecialista: string } | null>;
  /** Stores an address, which replaces the earlier one. */
  guardar(idCuenta: string, huella: string, now: Date): Promise<void>;
  /** Removes the address. False when the account has none. */
  borrar(idCuenta: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    calendariosPropios: CalendarioPropioRepository;
  }
}
