import type { Pedido } from "./pedido";

/** What leads there: its own question, and where it was paid and nothing of it is on its way any more. */
export const QUE_PASO_CON_MI_PAGO = "¿Qué pasó con mi pago?";
export const VER_MI_PAGO = "Ver mi pago";

/** "¿Qué pasó con mi pago?": everything that is known of one order. */
export const direccionDePedido = ({ idPedido }: Pick<Pedido, "idPedido">) =>
  `/mi-zona-privada/pedido/${idPedido}`;
