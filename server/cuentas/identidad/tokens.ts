import { jwtVerify, SignJWT, type JWTPayload } from "jose";
import { createHash, randomBytes, randomInt } from "node:crypto";

import { secretsOf, type Secret } from "../../platform/rotation";
import type { Portador } from "../../platform/api/endpoint";

/** Who a token is for: the cookie of the pages, or the bearer token of `/v2`. */
export type Publico = "web" | "api";

export const VIDA_DE_TOKEN_DE_API_EN_SEGUNDOS = 15 * 60;

const TOKENS_RECORDADOS = 2_000;

/** Signs and reads session tokens. A token says who and which access; whether that is open is the storage's. */
export function makeTokens(secreto: Secret, now: () => Date) {
  const llaves = secretsOf(secreto).map((uno) => createHash("sha256").update(`tokens:${uno}`).digest());
  // What we signed stays signed: a person's next page does not pay for the proof again. Only the clock is asked.
  const probados = new Map<string, Portador & { publico: Publico; exp: number }>();
  return {
    firmar({ idPersona, idAcceso }: Portador, publico: Publico, expiraEn: Date): Promise<string> {
      return new SignJWT({ sid: idAcceso })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(String(idPersona))
        .setAudience(publico)
        .setIssuedAt(now())
        .setExpirationTime(expiraEn)
        .sign(llaves[0]!);
    },

    /** Null for anything that we did not sign for this audience, or that is over. */
    async leer(token: string, publico: Publico): Promise<Portador | null> {
      const probado = probados.get(token);
      if (probado?.publico === publico && now().getTime() < probado.exp * 1000) {
        return { idPersona: probado.idPersona, idAcceso: probado.idAcceso };
      }
      const payload = await abrirConAlguna(token, llaves, publico, now());
      if (!payload) return null;
      const portador = { idPersona: Number(payload.sub), idAcceso: String(payload.sid) };
      if (probados.size >= TOKENS_RECORDADOS) probados.clear();
      probados.set(token, { ...portador, publico, exp: payload.exp! });
      return portador;
    },
  };
}

/** What was signed for this audience with any of our keys and is not over; null for anything else. */
export async function abrirConAlguna(
  token: string,
  llaves: readonly Uint8Array[],
  audience: string,
  currentDate: Date,
): Promise<JWTPayload | null> {
  // One signature has one spelling: what differs from it in bits that say nothing was not written by us.
  const firma = token.slice(token.lastIndexOf(".") + 1);
  if (Buffer.from(firma, "base64url").toString("base64url") !== firma) return null;
  for (const llave of llaves) {
    const leido = await jwtVerify(token, llave, {
      algorithms: ["HS256"],
      audience,
      currentDate,
      requiredClaims: ["exp"],
    }).catch(() => null);
    if (leido) return leido.payload;
  }
  return null;
}

export const nuevoRefresco = () => randomBytes(32).toString("base64url");

/** Six digits, as they are sent by mail. */
export const nuevoCodigo = () => String(randomInt(1_000_000)).padStart(6, "0");

const LETRAS_DE_RESPALDO = "abcdefghijklmnopqrstuvwxyz234567";

/** Ten letters and digits: fifty bits that nobody can guess. */
export const nuevoRespaldo = () =>
  Array.from(randomBytes(10), (byte) => LETRAS_DE_RESPALDO[byte % LETRAS_DE_RESPALDO.length]).join("");
