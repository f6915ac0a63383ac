import { services } from "~/services.server";

/** How long a page waits for the gateway before it shows what is known without it. */
const ESPERA_DE_LA_PASARELA_EN_MS = 4_000;

/** Asks the gateway about an order, but not for longer than somebody waits for a page. Answers whether it was heard. */
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
