import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { rutaPropia } from "../../../app/domain/shared/navegacion/destino";
import { secretsOf, type Secret } from "../../platform/rotation";

/* Message of the native app to our pages: base64url of version (1 byte, 1) · IV (16 random bytes) · tag (16 bytes) ·
   AES-256-GCM of the JSON {"ruta","exp"}. The additional data is the version byte, and the key is SHA-256 of
   `puente:<APP_BRIDGE_KEY>`. `ruta` is a path of ours, `exp` the second since 1970 after which the message opens
   nothing. */
const VERSION = Buffer.from([1]);
const IV_EN_BYTES = 16;
const TAG_EN_BYTES = 16;
const LARGO_MAXIMO = 4_000;

const mensaje = z.object({ ruta: z.string(), exp: z.int() });
export type MensajeDelPuente = z.infer<typeof mensaje>;

const llaveDe = (secreto: string) => createHash("sha256").update(`puente:${secreto}`).digest();

/** Encrypts a message as the native app does (specification § 9). It serves the tests and the app's developers. */
export function cifrarParaElPuente(secreto: string, contenido: MensajeDelPuente): string {
  const iv = randomBytes(IV_EN_BYTES);
  const cifrador = createCipheriv("aes-256-gcm", llaveDe(secreto), iv).setAAD(VERSION);
  const cifrado = Buffer.concat([cifrador.update(JSON.stringify(contenido), "utf8"), cifrador.final()]);
  return Buffer.concat([VERSION, iv, cifrador.getAuthTag(), cifrado]).toString("base64url");
}

function descifrar(secreto: string, texto: string): MensajeDelPuente | null {
  const bytes = Buffer.from(texto, "base64url");
  // Another spelling of the same bytes is refused (RFC 4648 § 3.5).
  if (bytes.toString("base64url") !== texto || bytes[0] !== VERSION[0]) return null;
  const iv = bytes.subarray(1, 1 + IV_EN_BYTES);
  const tag = bytes.subarray(1 + IV_EN_BYTES, 1 + IV_EN_BYTES + TAG_EN_BYTES);
  if (tag.length !== TAG_EN_BYTES) return null;
  try {
    const descifrador = createDecipheriv("aes-256-gcm", llaveDe(secreto), iv, { authTagLength: TAG_EN_BYTES })
      .setAAD(VERSION)
      .setAuthTag(tag);
    const claro = Buffer.concat([
      descifrador.update(bytes.subarray(1 + IV_EN_BYTES + TAG_EN_BYTES)),
      descifrador.final(),
    ]);
    return mensaje.parse(JSON.parse(claro.toString("utf8")));
  } catch {
    return null;
  }
}

/**
 * Path in webview mode to which a message of the native app leads; null for an expired or altered one (specification §
 * 9).
 */
export function makeAbrirPuente(secreto: Secret | null, now: () => Date) {
  return (texto: string | null): string | null => {
    if (!secreto || !texto || texto.length > LARGO_MAXIMO) return null;
    const leido = secretsOf(secreto)
      .map((valor) => descifrar(valor, texto))
      .find((mensaje) => mensaje !== null);
    if (!leido || now().getTime() >= leido.exp * 1000) return null;
    const ruta = rutaPropia(leido.ruta);
    if (!ruta) return null;
    const { pathname, searchParams } = new URL(ruta, "https://origen.invalid");
    searchParams.set("webview", "on");
    return `${pathname}?${searchParams}`;
  };
}
