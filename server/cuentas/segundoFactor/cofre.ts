import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

import { secretsOf, type Secret } from "../../platform/rotation";

const IV_EN_BYTES = 12;
const TAG_EN_BYTES = 16;

/** Keeps a secret that has to be read again, so that the storage alone tells nothing: AES-256-GCM. */
export function makeCofre(secreto: Secret) {
  const llaves = secretsOf(secreto).map((uno) => createHash("sha256").update(`cofre:${uno}`).digest());
  return {
    cerrar(claro: string): string {
      const iv = randomBytes(IV_EN_BYTES);
      const cifrador = createCipheriv("aes-256-gcm", llaves[0]!, iv);
      const cifrado = Buffer.concat([cifrador.update(claro, "utf8"), cifrador.final()]);
      return Buffer.concat([iv, cifrador.getAuthTag(), cifrado]).toString("base64url");
    },
    /** With whichever of the keys it was closed with. */
    abrir(cerrado: string): string {
      for (const llave of llaves) {
        const claro = abrirCon(llave, cerrado);
        if (claro !== null) return claro;
      }
      throw new Error("none of our keys opens it");
    },
  };
}

function abrirCon(llave: Buffer, cerrado: string): string | null {
  try {
    const bytes = Buffer.from(cerrado, "base64url");
    const tag = bytes.subarray(IV_EN_BYTES, IV_EN_BYTES + TAG_EN_BYTES);
    const descifrador = createDecipheriv("aes-256-gcm", llave, bytes.subarray(0, IV_EN_BYTES), {
      authTagLength: TAG_EN_BYTES,
    }).setAuthTag(tag);
    return Buffer.concat([
      descifrador.update(bytes.subarray(IV_EN_BYTES + TAG_EN_BYTES)),
      descifrador.final(),
    ]).toString("utf8");
  } catch {
    return null;
  }
}
