import type { RolDeCuenta } from "./repositorio";

/** Author of the roles that groups of the provider give. Roles of the machine need no second person. */
export const POR_GRUPO = "maquina:proveedor";

/** True for a role of an operator's order or of a group of the provider, which no colleague asked for. */
export const esDeMaquina = ({ pedidoPor }: Pick<RolDeCuenta, "pedidoPor">) =>
  pedidoPor.startsWith("maquina:");

/** True when a provider signs the staff in: its groups give the roles, and no colleague does. */
export interface ConProveedor {
  hayProveedor: boolean;
}
