import { jwtVerify, SignJWT } from "jose";
import { createHash } from "node:crypto";
import type { z } from "zod";

/** Signs what a browser keeps for us for a little while, so that it comes back as it went. */
export function makeSello(secreto: string, now: () => Date) {
  const llave = createHash("sha256").update(`sello:${secreto}`).digest();
  return {
    sellar: (para: string, datos: Record<string, unknown>, segundos: number): Promise<string> =>
      new SignJWT({ datos })
        .setProtectedHeader({ alg: "HS256" })
        .setAudience(para)
        .setExpirationTime(new Date(now().getTime() + segundos * 1000))
        .sign(llave),

    /** Null for what we did not seal for this, what is over, and what has another shape. */
    async abrir<T>(para: string, sellado: string, forma: z.ZodType<T>): Promise<T | null> {
      try {
        const { payload } = await jwtVerify(sellado, llave, {
          algorithms: ["HS256"],
          audience: para,
          currentDate: now(),
          requiredClaims: ["exp"],
        });
        return forma.parse(payload.datos);
      } catch {
        return null;
      }
    },
  };
}
