import { chownSync, fchownSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Gives what root has just written (a path, or an open file) to whom `modelo` belongs: the product runs as somebody
 * else, who could neither read nor change it.
 */
export function darAlDuenoDe(modelo: string, escrito: string | number) {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(modelo);
  if (typeof escrito === "number") fchownSync(escrito, uid, gid);
  else chownSync(escrito, uid, gid);
}

/** Makes a folder and those above it that are missing, for whom the first one belongs that was there. */
export function crearCarpeta(carpeta: string) {
  const primera = mkdirSync(carpeta, { recursive: true, mode: 0o700 });
  if (primera === undefined) return;
  for (let nueva = carpeta; nueva.length >= primera.length; nueva = path.dirname(nueva)) {
    darAlDuenoDe(path.dirname(primera), nueva);
  }
}
