import { open, stat } from "node:fs/promises";

const CUANTOS = 16;
const deTexto = (bytes: Uint8Array, desde: number, hasta: number) =>
  Buffer.from(bytes.subarray(desde, hasta)).toString("latin1");

/** First bytes of a media file of each kind, whatever its name. ISO 14496-12 § 4.3 puts the brand after "ftyp". */
const COMIENZOS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  "video/mp4": (bytes) => deTexto(bytes, 4, 8) === "ftyp" && !/^(avi[fs]|heic)/.test(deTexto(bytes, 8, 12)),
  "audio/mp4": (bytes) => deTexto(bytes, 4, 8) === "ftyp" && !/^(avi[fs]|heic)/.test(deTexto(bytes, 8, 12)),
  "image/avif": (bytes) => /^ftypavi[fs]$/.test(deTexto(bytes, 4, 12)),
  "image/webp": (bytes) => deTexto(bytes, 0, 4) === "RIFF" && deTexto(bytes, 8, 12) === "WEBP",
  "image/png": (bytes) => deTexto(bytes, 0, 8) === "\x89PNG\r\n\x1a\n",
  "image/jpeg": (bytes) => deTexto(bytes, 0, 3) === "\xff\xd8\xff",
  "text/vtt": (bytes) => /^(\xef\xbb\xbf)?WEBVTT/.test(deTexto(bytes, 0, CUANTOS)),
  "application/pdf": (bytes) => deTexto(bytes, 0, 5) === "%PDF-",
};

/** True when a media file begins as its kind does; false when it cannot be opened. */
export async function comienzaComo(ruta: string, tipoMime: string): Promise<boolean> {
  try {
    // Only files are opened: opening a pipe could wait for ever.
    if (!(await stat(ruta)).isFile()) return false;
    const archivo = await open(ruta);
    try {
      const { buffer, bytesRead } = await archivo.read(new Uint8Array(CUANTOS), 0, CUANTOS, 0);
      return COMIENZOS[tipoMime]?.(buffer.subarray(0, bytesRead)) ?? false;
    } finally {
      await archivo.close();
    }
  } catch {
    return false;
  }
}
