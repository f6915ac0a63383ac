import type { Empresa } from "../../shared/marca";
import type { Comprobante, EstadoDeComprobante } from "./comprobante";

export type RespuestaDelEmisor = Extract<EstadoDeComprobante, "enviado" | "aceptado" | "rechazado">;

/** The issuer of electronic receipts to SUNAT for us (a PSE). */
export interface EmisorDeComprobantes {
  /**
   * Sends a receipt to the issuer, or asks for the state of a sent receipt. Sending a receipt again issues no second
   * one. `modificado`: the receipt that a credit note cancels.
   */
  emitir(
    comprobante: Comprobante,
    empresa: Empresa,
    modificado: Comprobante | null,
  ): Promise<RespuestaDelEmisor>;
}
