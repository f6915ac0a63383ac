import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { ES_MUY_LARGO, esMuyLargo } from "./limites";
import type { Problema } from "./problemas";

const MENSAJES: Record<string, string> = {
  ENOENT: "falta este archivo",
  EISDIR: "es una carpeta y no un archivo",
  EACCES: "no hay permiso para leerlo",
};

/** Reads a text file of the content. A file that cannot be read leaves a problem and gives null. */
export async function leerTexto(
  carpeta: string,
  archivo: string,
  problemas: Problema[],
): Promise<string | null> {
  const anotar = (mensaje: string, linea: number | null = null) => {
    problemas.push({ archivo, linea, campo: "", mensaje });
    return null;
  };
  try {
    const ruta = path.join(carpeta, archivo);
    const encontrado = await stat(ruta);
    // Only files are read: reading a pipe or a device could wait for ever.
    if (!encontrado.isFile() && !encontrado.isDirectory()) return anotar("no es un archivo");
    if (esMuyLargo(encontrado.size)) return anotar(ES_MUY_LARGO);
    return decodificar(await readFile(ruta), anotar);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    return anotar(MENSAJES[code] ?? "no se puede leer");
  }
}

function decodificar(bytes: Uint8Array, anotar: (mensaje: string, linea: number) => null): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    return anotar("no está escrito en UTF-8", lineaConFalla(bytes));
  }
}

/**
 * Line number, from 1, of the first invalid byte of a text file. In UTF-8 a newline byte is part of no other character
 * (RFC 3629 § 1).
 */
function lineaConFalla(bytes: Uint8Array): number {
  const SALTO = 10;
  let linea = 1;
  for (let desde = 0; desde < bytes.length; linea++) {
    const hasta = bytes.indexOf(SALTO, desde);
    const renglon = bytes.subarray(desde, hasta === -1 ? bytes.length : hasta);
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(renglon);
    } catch {
      return linea;
    }
    if (hasta === -1) break;
    desde = hasta + 1;
  }
  return linea;
}
