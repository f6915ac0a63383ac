import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Cofre, FilasCerradas } from "../../app/domain/shared/cofre";
import type { Repositorios } from "../../app/domain/shared/puertos";
import { secretsOf, type Secret } from "./rotation";

const IV_EN_BYTES = 12;
const TAG_EN_BYTES = 16;

/** What holds rows that are closed, each for its own name. */
export type ConFilasCerradas = {
  [K in keyof Repositorios]: Repositorios[K] extends FilasCerradas ? K : never;
}[keyof Repositorios];

/** Each use has a key of its own, made from the same secret: what one of them opens is closed to the others. */
export type UsoDeCofre =
  "cofre" | "cuestionarios" | "envios-guardados" | "respuestas" | "salud-mental" | ConFilasCerradas;

/** What is closed has one of few lengths, whatever was written: a whole number of these. */
const BLOQUE_EN_BYTES = 2048;

/** JSON does not mind the room behind it. */
export function enBloques(claro: string): string {
  const sobra = Buffer.byteLength(claro) % BLOQUE_EN_BYTES;
  return sobra === 0 ? claro : claro + " ".repeat(BLOQUE_EN_BYTES - sobra);
}

/** AES-256-GCM. The first key closes; what any of them closed opens. */
export function makeCofre(secreto: Secret, uso: UsoDeCofre): Cofre {
  const llaves = secretsOf(secreto).map((uno) => createHash("sha256").update(`${uso}:${uno}`).digest());
  return {
    cerrar(claro, de = "") {
      const iv = randomBytes(IV_EN_BYTES);
      const cifrador = createCipheriv("aes-256-gcm", llaves[0]!, iv).setAAD(Buffer.from(de));
      const cifrado = Buffer.concat([cifrador.update(claro, "utf8"), cifrador.final()]);
      return Buffer.concat([iv, cifrador.getAuthTag(), cifrado]).toString("base64url");
    },
    abrir(cerrado, de = "") {
      for (const llave of llaves) {
        const claro = abrirCon(llave, cerrado, de);
        if (claro !== null) return claro;
      }
      throw new Error("none of our keys opens it");
    },
  };
}

function abrirCon(llave: Buffer, cerrado: string, de: string): string | null {
  try {
    const bytes = Buffer.from(cerrado, "base64url");
    const tag = bytes.subarray(IV_EN_BYTES, IV_EN_BYTES + TAG_EN_BYTES);
    const descifrador = createDecipheriv("aes-256-gcm", llave, bytes.subarray(0, IV_EN_BYTES), {
      authTagLength: TAG_EN_BYTES,
    })
      .setAuthTag(tag)
      .setAAD(Buffer.from(de));
    return Buffer.concat([
      descifrador.update(bytes.subarray(IV_EN_BYTES + TAG_EN_BYTES)),
      descifrador.final(),
    ]).toString("utf8");
  } catch {
    return null;
  }
}
