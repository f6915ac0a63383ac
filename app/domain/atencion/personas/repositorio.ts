import type { TipoDeComprobante } from "../../ventas/comprobantes/comprobante";
import type { PersonaHallada } from "../busqueda/repositorio";

interface Hecho {
  en: Date;
}
export interface PedidoDePersona extends Hecho {
  idPedido: string;
  codigo: string | null;
  clase: string;
  estado: string;
  totalCentimos: number;
  /** True for a session that was paid with a bono of the saldo. */
  conBono: boolean;
}
export interface SesionDePersona extends Hecho {
  codigo: string | null;
  idPedido: string;
  inicio: Date;
  estado: string;
  /** Absent for roles that do not see it. */
  especialidad?: string;
}
export interface ComprobanteDePersona extends Hecho {
  numero: string;
  tipo: TipoDeComprobante;
  totalCentimos: number;
}

/** The facts of one person for the staff, newest first, at most `cuantos` of each kind. */
export interface CronologiaRepository {
  persona(idPersona: number): Promise<(PersonaHallada & { prefijo: string }) | null>;
  pedidos(idPersona: number, cuantos: number): Promise<PedidoDePersona[]>;
  /** Sessions without their specialty; the query does not read it. */
  sesiones(idPersona: number, cuantos: number): Promise<SesionDePersona[]>;
  sesionesConEspecialidad(idPersona: number, cuantos: number): Promise<SesionDePersona[]>;
  /** Instants of answers to legal texts, without the texts: some are about health. */
  consentimientos(idPersona: number, cuantos: number): Promise<Hecho[]>;
  comprobantes(idPersona: number, cuantos: number): Promise<ComprobanteDePersona[]>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cronologia: CronologiaRepository;
  }
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "ficha-vista": string;
    "contacto-visto": string;
    "pedido-visto": string;
  }
}
