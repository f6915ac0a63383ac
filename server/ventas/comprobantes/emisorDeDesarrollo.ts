import type { EmisorDeComprobantes } from "../../../app/domain/ventas/comprobantes/emisor";

/** The issuer of a developer's machine: accepts every receipt and sends none. */
export function makeEmisorDeDesarrollo(): EmisorDeComprobantes {
  return { emitir: () => Promise.resolve("aceptado") };
}
