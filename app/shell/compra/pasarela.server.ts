import { services } from "~/services.server";

/** Milliseconds for which a page waits for the payment gateway. After that it shows the stored facts. */
const ESPERA_DE_LA_PASARELA_EN_MS = 4_000;

/** Asks the payment gateway about an order, for at most four seconds. True when the gateway answered. */
export async function consultarPasarela(idPedido: string): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const cansancio = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ESPERA_DE_LA_PASARELA_EN_MS, false);
  });
  try {
    return await Promise.race([services.ventas.conciliarPedido(idPedido), cansancio]);
  } finally {
    clearTimeout(timer);
  }
}
