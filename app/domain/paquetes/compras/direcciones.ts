import type { Compra, Paquete } from "./paquete";

/** Page of a pack, with price and payment. */
export const direccionDePaquete = ({ idPaquete }: Pick<Paquete, "idPaquete">) =>
  `/tienda/paquete/${idPaquete}`;

/** Page that pays a pack with coins. */
export const direccionDeCanje = ({ idPaquete }: Pick<Paquete, "idPaquete">) => `/tienda/canje/${idPaquete}`;

/** Order of a pack: content, payment and outcome. */
export const direccionDeCompra = ({ idPedido }: Pick<Compra, "idPedido">) => `/tienda/compra/${idPedido}`;
