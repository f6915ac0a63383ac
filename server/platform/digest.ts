import { createHash, createHmac } from "node:crypto";
import type { Huella } from "../../app/domain/shared/huella";
import { secretsOf, signingSecret, type Secret } from "./rotation";

const huellaCon = (secreto: string, texto: string) =>
  createHmac("sha256", `huella:${secreto}`).update(texto).digest("base64url");

/** For what must be found again but not read: counters, codes, links, refresh tokens. Every key in rotation finds. */
export function makeHuella(secreto: Secret): Huella {
  const primero = signingSecret(secreto);
  return Object.assign((texto: string) => huellaCon(primero, texto), {
    posibles: (texto: string) => secretsOf(secreto).map((uno) => huellaCon(uno, texto)),
  });
}

export const sha256 = (texto: string) => createHash("sha256").update(texto).digest("hex");
