import type { Pedido } from "./pedido";

/** "¿Qué pasó con mi pago?": everything that is known of one order. */
export const direccionDePedido = ({ idPedido }: Pick<Pedido, "idPedido">) =>
  `/mi-zona-privada/pedido/${idPedido}`;
