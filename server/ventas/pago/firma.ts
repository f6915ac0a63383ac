import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Header `x-signature` of a notice of the test gateway: HMAC-SHA256 over the time and the body, byte for byte as it
 * travels.
 */
export function firmar(secreto: string, segundos: number, cuerpo: string): string {
  return `ts=${segundos},v1=${hmac(secreto, `${segundos}.${cuerpo}`).toString("hex")}`;
}

const FIRMA = /^ts=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** True when the signature of a notice belongs to this body and secret, whatever its time. */
export function esFirmaDe(secreto: string, firma: string, cuerpo: string): boolean {
  const [, segundos, v1] = FIRMA.exec(firma) ?? [];
  if (segundos === undefined || v1 === undefined) return false;
  const esperada = hmac(secreto, `${segundos}.${cuerpo}`);
  return timingSafeEqual(Buffer.from(v1, "hex"), esperada);
}

/**
 * Field `v1` in the signature of a Mercado Pago notice (Mercado Pago, Webhooks, `x-signature`): HMAC of a template
 * that leaves missing values out.
 */
export function firmaDeMercadoPago(
  secreto: string,
  { id, requestId, ts }: { id: string | null; requestId: string | null; ts: string },
): string {
  const plantilla = [id && `id:${id};`, requestId && `request-id:${requestId};`, `ts:${ts};`];
  return hmac(secreto, plantilla.filter(Boolean).join("")).toString("hex");
}

/**
 * Bearer token of the test gateway, derived from its one secret. Every signed text begins with digits, so no signature
 * equals this token.
 */
export function tokenDePrueba(secreto: string): string {
  return hmac(secreto, "token-de-acceso").toString("hex");
}

/**
 * Compares two texts in constant time. It compares their digests, because `timingSafeEqual` needs inputs of one
 * length.
 */
export function sonIguales(primero: string, segundo: string): boolean {
  return timingSafeEqual(hmac("comparar", primero), hmac("comparar", segundo));
}

function hmac(clave: string, texto: string): Buffer {
  return createHmac("sha256", clave).update(texto, "utf8").digest();
}
