import type { Rechazos } from "../../shared/rechazo";

/** Largest attachment, in bytes: 5 MB. */
export const BYTES_DE_ADJUNTO = 5 * 1024 * 1024;
/** Attachments of one complaint. */
export const ADJUNTOS_POR_HOJA = 5;
const LETRAS_DE_NOMBRE = 80;
/** Bytes at the end of a PDF in which its last line stands (ISO 32000-1, annex H.3). */
const BYTES_DE_FINAL = 1024;

/** Types that are taken, and the ending of a file of each. */
const EXTENSION = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "application/pdf": "pdf",
} as const;
export type TipoDeAdjunto = keyof typeof EXTENSION;

export type RechazoDeAdjunto =
  | "adjunto-vacio"
  | "adjunto-grande"
  | "adjunto-de-otro-tipo"
  | "foto-ilegible"
  | "foto-enorme"
  | "adjunto-peligroso"
  | "adjunto-sin-revisar";

/** Type of a kept attachment: every photo is kept as JPEG. */
export type TipoGuardado = "image/jpeg" | "application/pdf";

export interface Adjunto {
  idAdjunto: string;
  idHoja: string;
  /** Place among the attachments of its sheet, from 1. */
  orden: number;
  nombre: string;
  tipo: TipoGuardado;
  /** Size as kept. */
  bytes: number;
  trozos: number;
  adjuntadoEn: Date;
}

export const RECHAZOS_DE_ADJUNTO: Rechazos<RechazoDeAdjunto> = {
  "adjunto-vacio": { clase: "invalid", mensaje: "El archivo está vacío. Elige otro." },
  "adjunto-grande": { clase: "invalid", mensaje: "El archivo pesa más de 5 MB. Elige uno más liviano." },
  "adjunto-de-otro-tipo": {
    clase: "invalid",
    mensaje: "Aceptamos fotos JPG, PNG o WebP, y archivos PDF. Elige uno de esos.",
  },
  "foto-ilegible": { clase: "invalid", mensaje: "No pudimos leer la foto. Elige otra." },
  "foto-enorme": { clase: "invalid", mensaje: "La foto tiene demasiados puntos. Envíala en menor tamaño." },
  "adjunto-peligroso": {
    clase: "invalid",
    mensaje: "El archivo contiene algo que puede dañar un equipo. Tu hoja sigue registrada.",
  },
  "adjunto-sin-revisar": {
    clase: "unavailable",
    mensaje: "Ahora no podemos revisar archivos. Tu hoja sigue registrada: adjúntalo más tarde.",
  },
};

const empiezaCon = (bytes: Uint8Array, firma: readonly number[], desde = 0) =>
  firma.every((byte, indice) => bytes[desde + indice] === byte);
const letras = (texto: string) => Array.from(texto).map((letra) => letra.charCodeAt(0));

/**
 * Type of a file by its first bytes, whatever its name and its sender say; null for any other type. A PDF must begin
 * with its mark, although readers look for it in the first 1,024 bytes: a file of two types begins with the other.
 */
export function tipoPorContenido(bytes: Uint8Array): TipoDeAdjunto | null {
  if (empiezaCon(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (empiezaCon(bytes, [0x89, ...letras("PNG\r\n"), 0x1a, 0x0a])) return "image/png";
  if (empiezaCon(bytes, letras("RIFF")) && empiezaCon(bytes, letras("WEBP"), 8)) return "image/webp";
  if (empiezaCon(bytes, letras("%PDF-")) && terminaComoPdf(bytes)) return "application/pdf";
  return null;
}

const terminaComoPdf = (bytes: Uint8Array) =>
  new TextDecoder("latin1").decode(bytes.subarray(-BYTES_DE_FINAL)).includes("%%EOF");

/**
 * Name under which an attachment is kept: without folders, without signs that are not seen or turn the line, and with
 * the ending of its true type.
 *
 * @example
 * nombreDeAdjunto("../../mi recibo.exe", "application/pdf"); // "mi recibo.pdf"
 */
export function nombreDeAdjunto(escrito: string, tipo: TipoDeAdjunto): string {
  const [ultimo = ""] = escrito.split(/[/\\]/).slice(-1);
  const limpio = ultimo
    .normalize("NFC")
    .replaceAll(/[\p{C}"<>:|?*]/gu, "")
    .replace(/(\.[a-z0-9]{1,8})+$/i, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[.\s]+|[.\s]+$/g, "");
  return `${Array.from(limpio).slice(0, LETRAS_DE_NOMBRE).join("") || "adjunto"}.${EXTENSION[tipo]}`;
}
