import type { Pasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { secretsOf, type Secret } from "../../platform/rotation";
import type { Fetch } from "../../platform/llamada";
import { createCheckoutPro } from "./checkoutPro";
import { firmaDeMercadoPago, sonIguales } from "./firma";

const URL_BASE = "https://api.mercadopago.com";

/** Origins of Mercado Pago's payment page, for `form-action` of the content security policy. */
export const PAGINAS_DE_MERCADO_PAGO = ["https://*.mercadopago.com", "https://*.mercadopago.com.pe"];

export interface OpcionesDeMercadoPago {
  accessToken: string;
  /** Secret that signs the notices. Mercado Pago shows it beside the address of the webhook. */
  secretoDeAvisos: Secret;
  fetch: Fetch;
  urlBase?: string;
  limiteEnMs?: number;
}

/**
 * Form of the header `x-signature` of Mercado Pago. Its `ts` is in seconds in the documentation, and in milliseconds
 * in some notices.
 */
const FIRMA = /^ts=(\d{1,16}),v1=([0-9a-f]{64})$/;

/**
 * Adapter of the payment port for Mercado Pago Checkout Pro. The signature of a notice covers the payment's id, the
 * request's id and the time, but not the body (Mercado Pago, Webhooks, `x-signature`). So only the id in the address
 * is trusted, and the payment is read before anything is done.
 */
export function createMercadoPago(opciones: OpcionesDeMercadoPago): Pasarela {
  const { accessToken, secretoDeAvisos, fetch, urlBase = URL_BASE, limiteEnMs } = opciones;
  return createCheckoutPro({
    nombre: "mercado-pago",
    nombrePublico: "Mercado Pago",
    modo: accessToken.startsWith("TEST-") ? "prueba" : "real",
    urlBase,
    token: accessToken,
    fetch,
    limiteEnMs,
    esSuya: ({ url, cabeceras }, { idPago }) => {
      const [, ts, v1] = FIRMA.exec((cabeceras.get("x-signature") ?? "").replace(/\s/g, "")) ?? [];
      if (ts === undefined || v1 === undefined) return false;
      const id = new URL(url).searchParams.get("data.id");
      if (id !== idPago) return false;
      const firmado = { id: id.toLowerCase(), requestId: cabeceras.get("x-request-id"), ts };
      return secretsOf(secretoDeAvisos).some((secreto) =>
        sonIguales(firmaDeMercadoPago(secreto, firmado), v1),
      );
    },
  });
}
