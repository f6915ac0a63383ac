import type { Compra } from "./paquete";

/** The order of a pack: what was bought, how it was paid and what became of it. */
export const direccionDeCompra = ({ idPedido }: Pick<Compra, "idPedido">) => `/tienda/compra/${idPedido}`;
