import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Cofre, FilasCerradas } from "../../app/domain/shared/cofre";
import type { Repositorios } from "../../app/domain/shared/puertos";
import { secretsOf, type Secret } from "./rotation";

const IV_EN_BYTES = 12;
const TAG_EN_BYTES = 16;

/** Repositories with encrypted rows; each repository has a key of its own. */
export type ConFilasCerradas = {
  [K in keyof Repositorios]: Repositorios[K] extends FilasCerradas ? K : never;
}[keyof Repositorios];

/**
 * Uses of encryption. Each use has a key of its own, derived from the same secret, so that a text of one use cannot be
 * decrypted in another.
 */
export type UsoDeCofre =
  | "borradores-de-reclamo"
  | "cofre"
  | "envios-guardados"
  | "equipo"
  | "respuestas"
  | "salud-mental"
  | ConFilasCerradas;

/** Encrypted texts are padded to a multiple of this length, so that their size does not reveal how much was written. */
const BLOQUE_EN_BYTES = 2048;

/** Pads with spaces, which JSON ignores at its end. */
export function enBloques(claro: string): string {
  const sobra = Buffer.byteLength(claro) % BLOQUE_EN_BYTES;
  return sobra === 0 ? claro : claro + " ".repeat(BLOQUE_EN_BYTES - sobra);
}

/** Encryption with AES-256-GCM (NIST SP 800-38D). The first key encrypts; every key can decrypt. */
export function makeCofre(secreto: Secret, uso: UsoDeCofre): Cofre {
  // Keys are derived when first used: every transaction opens all repositories, and most of them encrypt nothing.
  let derivadas: Buffer[] | undefined;
  const llaves = () =>
    (derivadas ??= secretsOf(secreto).map((valor) =>
      createHash("sha256").update(`${uso}:${valor}`).digest(),
    ));
  return {
    cerrar(claro, de = "") {
      const iv = randomBytes(IV_EN_BYTES);
      const cifrador = createCipheriv("aes-256-gcm", llaves()[0]!, iv).setAAD(Buffer.from(de));
      const cifrado = [cifrador.update(claro, "utf8"), cifrador.final()];
      return Buffer.concat([iv, cifrador.getAuthTag(), ...cifrado]).toString("base64url");
    },
    abrir(cerrado, de = "") {
      for (const llave of llaves()) {
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
