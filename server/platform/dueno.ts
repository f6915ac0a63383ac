import { chownSync, fchownSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Gives a file or folder that root has just written to the owner of `modelo`, because the product runs as another user.
 */
export function darAlDuenoDe(modelo: string, escrito: string | number) {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(modelo);
  if (typeof escrito === "number") fchownSync(escrito, uid, gid);
  else chownSync(escrito, uid, gid);
}

/** Makes a folder and its missing parents. They belong to the owner of the nearest existing folder. */
export function crearCarpeta(carpeta: string) {
  const primera = mkdirSync(carpeta, { recursive: true, mode: 0o700 });
  if (primera === undefined) return;
  for (let nueva = carpeta; nueva.length >= primera.length; nueva = path.dirname(nueva)) {
    darAlDuenoDe(path.dirname(primera), nueva);
  }
}
