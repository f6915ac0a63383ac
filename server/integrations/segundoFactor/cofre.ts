import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { secretsOf, signingSecret, type Secret } from "../../rotation";

const IV_EN_BYTES = 12;
const TAG_EN_BYTES = 16;

const llaveDe = (secreto: string) => createHash("sha256").update(`cofre:${secreto}`).digest();

/**
 * Keeps a secret that has to be read again, so that the storage alone tells nothing: AES-256-GCM. What was closed
 * under a key in rotation still opens.
 */
export function makeCofre(secreto: Secret) {
  const llave = llaveDe(signingSecret(secreto));
  return {
    cerrar(claro: string): string {
      const iv = randomBytes(IV_EN_BYTES);
      const cifrador = createCipheriv("aes-256-gcm", llave, iv);
      const cifrado = Buffer.concat([cifrador.update(claro, "utf8"), cifrador.final()]);
      return Buffer.concat([iv, cifrador.getAuthTag(), cifrado]).toString("base64url");
    },
    abrir(cerrado: string): string {
      const bytes = Buffer.from(cerrado, "base64url");
      let ultimo: unknown;
      for (const uno of secretsOf(secreto)) {
        try {
          return abrirCon(llaveDe(uno), bytes);
        } catch (error) {
          ultimo = error;
        }
      }
      throw ultimo;
    },
  };
}

function abrirCon(llave: Buffer, bytes: Buffer): string {
  const tag = bytes.subarray(IV_EN_BYTES, IV_EN_BYTES + TAG_EN_BYTES);
  const descifrador = createDecipheriv("aes-256-gcm", llave, bytes.subarray(0, IV_EN_BYTES), {
    authTagLength: TAG_EN_BYTES,
  }).setAuthTag(tag);
  return Buffer.concat([
    descifrador.update(bytes.subarray(IV_EN_BYTES + TAG_EN_BYTES)),
    descifrador.final(),
  ]).toString("utf8");
}
