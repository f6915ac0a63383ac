import { createHash, createHmac } from "node:crypto";
import { secretsOf, signingSecret, type Secret } from "./rotation";

const huellaCon = (secreto: string, texto: string) =>
  createHmac("sha256", `huella:${secreto}`).update(texto).digest("base64url");

/** A keyed digest, for what must be found again but not read: counters, codes, refresh tokens. */
export function makeHuella(secreto: Secret) {
  const primero = signingSecret(secreto);
  return (texto: string) => huellaCon(primero, texto);
}

/** Under which digests a text may have been kept, the newest key's first. */
export function makeHuellas(secreto: Secret) {
  return (texto: string) => secretsOf(secreto).map((uno) => huellaCon(uno, texto));
}

export const sha256 = (texto: string) => createHash("sha256").update(texto).digest("hex");
