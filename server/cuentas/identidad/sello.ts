import { SignJWT } from "jose";
import { createHash, createHmac } from "node:crypto";
import type { z } from "zod";
import { secretsOf, type Secret } from "../../platform/rotation";
import { abrirConAlguna } from "./tokens";

/** Signs short-lived data that a browser keeps, so that a changed text is noticed. */
export function makeSello(secreto: Secret, now: () => Date) {
  const llaves = secretsOf(secreto).map((valor) => createHash("sha256").update(`sello:${valor}`).digest());
  return {
    sellar: (para: string, datos: Record<string, unknown>, segundos: number): Promise<string> =>
      new SignJWT({ datos })
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(para)
        .setExpirationTime(new Date(now().getTime() + segundos * 1000))
        .sign(llaves[0]!),

    /** Keyed digest of a text. Without the key, nobody can guess the text or make the digest. */
    marcar: (para: string, texto: string): string =>
      createHmac("sha256", llaves[0]!).update(`${para}:${texto}`).digest("base64url"),

    /**
     * Reads a signed text. Null for one signed with another key or for another purpose, an expired one, and one of
     * another shape.
     */
    async abrir<T>(para: string, sellado: string, forma: z.ZodType<T>): Promise<T | null> {
      const payload = await abrirConAlguna(sellado, llaves, para, now());
      return forma.safeParse(payload?.datos).data ?? null;
    },
  };
}
