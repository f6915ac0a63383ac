import type { Compra, Paquete } from "./paquete";

/** What a pack is, what it costs and the way to pay it. */
export const direccionDePaquete = ({ idPaquete }: Pick<Paquete, "idPaquete">) =>
  `/tienda/paquete/${idPaquete}`;

/** The same for whoever pays it with coins. */
export const direccionDeCanje = ({ idPaquete }: Pick<Paquete, "idPaquete">) => `/tienda/canje/${idPaquete}`;

/** The order of a pack: what was bought, how it was paid and what became of it. */
export const direccionDeCompra = ({ idPedido }: Pick<Compra, "idPedido">) => `/tienda/compra/${idPedido}`;
