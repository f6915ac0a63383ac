import type { Pedido } from "./pedido";

/** Text of the link to this page. It is «Ver mi pago» once the order is paid and nothing is under way. */
export const QUE_PASO_CON_MI_PAGO = "¿Qué pasó con mi pago?";
/** Heading of this page once all is well; until then it is the question. */
export const TU_PAGO = "Tu pago";
export const VER_MI_PAGO = "Ver mi pago";

/** Address of the page "¿Qué pasó con mi pago?", which shows all known facts of one order. */
export const direccionDePedido = ({ idPedido }: Pick<Pedido, "idPedido">) =>
  `/mi-zona-privada/pedido/${idPedido}`;
