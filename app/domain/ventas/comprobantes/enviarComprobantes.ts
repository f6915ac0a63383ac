import type { Deps } from "../../shared/puertos";
import { idDeVenta, type Comprobante } from "./comprobante";
import type { Empresa } from "../../shared/marca";
import type { EmisorDeComprobantes } from "./emisor";
import { hastaElAlto } from "../../shared/unidades";

interface DepsDeEnvio extends Deps<"comprobantes"> {
  /** Null when no issuer is configured: the receipts wait. */
  emisor: EmisorDeComprobantes | null;
  empresa: Empresa;
  alFallar: (error: unknown) => void;
}

const POR_VUELTA = 20;
const PRIMERA_ESPERA_EN_MS = 30_000;
const ESPERA_MAXIMA_EN_MS = 3_600_000;

/**
 * Instant of the next try to send a receipt, or of the next question about it. The waits grow, and the tries never end.
 */
export function proximoEnvio(intentos: number, now: Date): Date {
  // After ten tries the doubled wait is above its limit anyway.
  const espera = PRIMERA_ESPERA_EN_MS * 2 ** Math.min(intentos, 10);
  return new Date(now.getTime() + Math.min(espera, ESPERA_MAXIMA_EN_MS));
}

/** The background job that sends receipts. A receipt that cannot be sent waits; its order stays confirmed. */
export function makeEnviarComprobantes({ repos, now, emisor, empresa, alFallar }: DepsDeEnvio) {
  return async (alto?: AbortSignal) => {
    if (!emisor) return;
    const porEnviar = await repos.comprobantes.porEnviar(now(), POR_VUELTA);
    for (const comprobante of hastaElAlto(porEnviar, alto)) {
      const modificado = await original(comprobante);
      const ahora = now();
      const proximo = proximoEnvio(comprobante.intentos, ahora);
      if (modificado && modificado.estado !== "aceptado") {
        // SUNAT refused this receipt, so it never counted: its credit note has nothing to cancel.
        if (modificado.estado === "rechazado")
          await repos.comprobantes.anular(comprobante.idComprobante, ahora);
        else await repos.comprobantes.posponer(comprobante.idComprobante, proximo);
        continue;
      }
      if (!(await repos.comprobantes.tomar(comprobante, proximo))) continue;
      try {
        const estado = await emisor.emitir(comprobante, empresa, modificado);
        await repos.comprobantes.responder(comprobante.idComprobante, estado, now());
        if (estado === "rechazado") alFallar(new Error(`receipt ${comprobante.idComprobante} was refused`));
      } catch (error) {
        alFallar(error);
      }
    }
  };

  /** The receipt that a credit note lowers, whatever its place among the notes. */
  async function original({ idModificado, idPedido }: Comprobante) {
    return idModificado === null ? null : repos.comprobantes.porId(idDeVenta(idPedido));
  }
}
