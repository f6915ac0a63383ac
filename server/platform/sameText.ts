import { timingSafeEqual } from "node:crypto";

/**
 * Compares a secret in constant time. Signatures are compared as text and not as bytes: the last letter of base64url
 * has spare bits, so that a signature could be written in four ways (RFC 4648 § 3.5).
 */
export function sameText(received: string, good: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(good)];
  return a.length === b.length && timingSafeEqual(a, b);
}
