import type { EmisorDeComprobantes } from "../../../app/domain/ventas/comprobantes/emisor";

/** Stands for the issuer on a developer's machine: whatever it is handed is in order, and reaches nobody. */
export function makeEmisorDeDesarrollo(): EmisorDeComprobantes {
  return { emitir: () => Promise.resolve("aceptado") };
}
