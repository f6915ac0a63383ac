import { SignJWT } from "jose";
import { createHash, createHmac } from "node:crypto";
import type { z } from "zod";
import { secretsOf, type Secret } from "../../platform/rotation";
import { abrirConAlguna } from "./tokens";

/** Signs what a browser keeps for us for a little while, so that it comes back as it went. */
export function makeSello(secreto: Secret, now: () => Date) {
  const llaves = secretsOf(secreto).map((uno) => createHash("sha256").update(`sello:${uno}`).digest());
  return {
    sellar: (para: string, datos: Record<string, unknown>, segundos: number): Promise<string> =>
      new SignJWT({ datos })
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(para)
        .setExpirationTime(new Date(now().getTime() + segundos * 1000))
        .sign(llaves[0]!),

    /** A digest that only we can make: what it is of cannot be guessed from it. */
    marcar: (para: string, texto: string): string =>
      createHmac("sha256", llaves[0]!).update(`${para}:${texto}`).digest("base64url"),

    /** Null for what we did not seal for this, what is over, and what has another shape. */
    async abrir<T>(para: string, sellado: string, forma: z.ZodType<T>): Promise<T | null> {
      const payload = await abrirConAlguna(sellado, llaves, para, now());
      return forma.safeParse(payload?.datos).data ?? null;
    },
  };
}
