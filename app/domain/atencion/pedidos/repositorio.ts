/** A refund that a colleague made within the limit. */
export interface DevolucionDeEquipo {
  idPersona: number;
  /** Month of Lima, as 2026-12. */
  mes: string;
  idPedido: string;
  idCuenta: string;
  centimos: number;
  hechaEn: Date;
}

/** Refunds by the staff: the database takes one of each person and month. */
export interface DevolucionDeEquipoRepository {
  /** False when the person had one in that month. */
  anotar(devolucion: DevolucionDeEquipo): Promise<boolean>;
  /** True when the person had one in that month. */
  hubo(idPersona: number, mes: string): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    devolucionesDeEquipo: DevolucionDeEquipoRepository;
  }
}
