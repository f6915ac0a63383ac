import { createHash, createHmac } from "node:crypto";
import type { Huella } from "../../app/domain/shared/huella";
import { secretsOf, signingSecret, type Secret } from "./rotation";

const huellaCon = (secreto: string, texto: string) =>
  createHmac("sha256", `huella:${secreto}`).update(texto).digest("base64url");

/**
 * Keyed digest for values that are looked up and never read: counters, codes, links, refresh tokens. During a rotation
 * of keys, every key finds them.
 */
export function makeHuella(secreto: Secret): Huella {
  const primero = signingSecret(secreto);
  return Object.assign((texto: string) => huellaCon(primero, texto), {
    posibles: (texto: string) => secretsOf(secreto).map((valor) => huellaCon(valor, texto)),
  });
}

export const sha256 = (texto: string) => createHash("sha256").update(texto).digest("hex");
