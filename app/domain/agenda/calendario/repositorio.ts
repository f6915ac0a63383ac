import type { Calendario } from "./calendario";

/**
 * Secret addresses under which people read their calendar, one for each person. Only the digest is stored: `porHuella`
 * gives null for an address that was replaced or removed.
 *
 * @example const calendario = await repos.calendarios.porHuella(huella);
 */
export interface CalendarioRepository {
  de(idPersona: number): Promise<Calendario | null>;
  porHuella(huella: string): Promise<Calendario | null>;
  /** Stores a calendar address, which replaces the earlier one. */
  guardar(calendario: Calendario): Promise<void>;
  borrar(idPersona: number): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    calendarios: CalendarioRepository;
  }
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "calendario-abierto": string;
  }
}
