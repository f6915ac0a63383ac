import type { CambioDeCorreo } from "./cuenta";

export interface CambioDeCorreoRepository {
  abrir(cambio: CambioDeCorreo): Promise<void>;
  /** The newest one that nobody has confirmed yet. */
  pendiente(idPersona: number, desde: Date): Promise<CambioDeCorreo | null>;
  confirmar(idCambio: string, huellaParaDeshacer: string, deshacerHasta: Date, now: Date): Promise<void>;
  porDeshacer(huella: string, now: Date): Promise<CambioDeCorreo | null>;
  /** Once. */
  deshacer(idCambio: string, now: Date): Promise<boolean>;
}
