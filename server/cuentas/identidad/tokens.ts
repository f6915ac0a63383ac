import { jwtVerify, SignJWT, type JWTPayload } from "jose";
import { createHash, randomBytes, randomInt } from "node:crypto";

import { secretsOf, type Secret } from "../../platform/rotation";
import type { Portador } from "../../platform/api/endpoint";

/** Audience of a token: the cookie of the pages, or the bearer token of `/v2` (RFC 6750 § 2.1). */
export type Publico = "web" | "api";

export const VIDA_DE_TOKEN_DE_API_EN_SEGUNDOS = 15 * 60;

const TOKENS_RECORDADOS = 2_000;

/**
 * Signs and reads the tokens of sign-ins (RFC 7519). A token names the person and the sign-in; the database knows
 * whether that sign-in is still open.
 */
export function makeTokens(secreto: Secret, now: () => Date) {
  const llaves = secretsOf(secreto).map((valor) => createHash("sha256").update(`tokens:${valor}`).digest());
  // Tokens whose signature was verified before, so that the next page of a person only checks the expiry.
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

    /**
     * Reads a token. Null for one that was not signed here for this audience, and for an expired one (RFC 7519 §
     * 4.1.3 and § 4.1.4).
     */
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

/** Content of a token that is valid for this audience and signed with any of our keys; null for anything else. */
export async function abrirConAlguna(
  token: string,
  llaves: readonly Uint8Array[],
  audience: string,
  currentDate: Date,
): Promise<JWTPayload | null> {
  // Base64url ignores the last bits of a text, so one signature has several spellings. Only the canonical one is
  // accepted (RFC 4648 § 3.5).
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

/** A random code of six digits, as the mails carry it (ASVS 4.0.3, 2.7.6). */
export const nuevoCodigo = () => String(randomInt(1_000_000)).padStart(6, "0");

const LETRAS_DE_RESPALDO = "abcdefghijklmnopqrstuvwxyz234567";

/** A random backup code of ten letters and digits: fifty bits that nobody can guess. */
export const nuevoRespaldo = () =>
  Array.from(randomBytes(10), (byte) => LETRAS_DE_RESPALDO[byte % LETRAS_DE_RESPALDO.length]).join("");
