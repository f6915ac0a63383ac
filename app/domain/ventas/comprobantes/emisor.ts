import type { Empresa } from "../../shared/marca";
import type { Comprobante, EstadoDeComprobante } from "./comprobante";

export type RespuestaDelEmisor = Extract<EstadoDeComprobante, "enviado" | "aceptado" | "rechazado">;

/** Whoever issues receipts to the tax office for us (a PSE). */
export interface EmisorDeComprobantes {
  /**
   * Hands a receipt over, or asks how one stands that was: handing the same one over again issues nothing twice.
   * `modificado` is the receipt that a credit note takes back.
   */
  emitir(
    comprobante: Comprobante,
    empresa: Empresa,
    modificado: Comprobante | null,
  ): Promise<RespuestaDelEmisor>;
}
