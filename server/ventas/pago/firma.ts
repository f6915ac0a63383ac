import { createHmac, timingSafeEqual } from "node:crypto";

/** `x-signature` of a notice: HMAC-SHA256 over the time and the body, byte for byte as it travels. */
export function firmar(secreto: string, segundos: number, cuerpo: string): string {
  return `ts=${segundos},v1=${hmac(secreto, `${segundos}.${cuerpo}`).toString("hex")}`;
}

const FIRMA = /^ts=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** True when the signature belongs to this body and secret, whatever its time. */
export function esFirmaDe(secreto: string, firma: string, cuerpo: string): boolean {
  const [, segundos, v1] = FIRMA.exec(firma) ?? [];
  if (segundos === undefined || v1 === undefined) return false;
  const esperada = hmac(secreto, `${segundos}.${cuerpo}`);
  return timingSafeEqual(Buffer.from(v1, "hex"), esperada);
}

/**
 * `v1` of a Mercado Pago notice (Mercado Pago, Webhooks, `x-signature`): HMAC of a template that leaves missing values
 * out.
 */
export function firmaDeMercadoPago(
  secreto: string,
  { id, requestId, ts }: { id: string | null; requestId: string | null; ts: string },
): string {
  const plantilla = [id && `id:${id};`, requestId && `request-id:${requestId};`, `ts:${ts};`];
  return hmac(secreto, plantilla.filter(Boolean).join("")).toString("hex");
}

/**
 * The bearer token of the sandbox, derived so that the host keeps one secret. A signed text always begins with
 * digits, so this label can never come out of `firmar`.
 */
export function tokenDePrueba(secreto: string): string {
  return hmac(secreto, "token-de-acceso").toString("hex");
}

/** Compares digests, because `timingSafeEqual` needs texts of one length. */
export function sonIguales(primero: string, segundo: string): boolean {
  return timingSafeEqual(hmac("comparar", primero), hmac("comparar", segundo));
}

function hmac(clave: string, texto: string): Buffer {
  return createHmac("sha256", clave).update(texto, "utf8").digest();
}
