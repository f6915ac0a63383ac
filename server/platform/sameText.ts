import { timingSafeEqual } from "node:crypto";

/**
 * Whether somebody gave the secret, in a time that tells nothing of it. Signatures are compared as they are written:
 * the last letter of base64url has bits to spare, so that one could be spelled in four ways.
 */
export function sameText(given: string, good: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(good)];
  return a.length === b.length && timingSafeEqual(a, b);
}
