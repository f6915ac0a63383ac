import type { EmisorDeComprobantes } from "../../../app/domain/ventas/comprobantes/emisor";

/** Issuer of receipts for a developer's machine: it accepts every receipt and sends none. */
export function makeEmisorDeDesarrollo(): EmisorDeComprobantes {
  return { emitir: () => Promise.resolve("aceptado") };
}
