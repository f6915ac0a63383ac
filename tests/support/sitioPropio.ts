import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder in which the built site serves content of its own: ours, with some of its files written otherwise. */
export function carpetaDeSitio(cambios: Record<string, (texto: string) => string>): {
  carpeta: string;
  borrar: () => void;
} {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-sitio-"));
  for (const cual of ["build", "public", "package.json", "node_modules"])
    symlinkSync(path.resolve(cual), path.join(carpeta, cual));
  cpSync("app/content", path.join(carpeta, "app/content"), { recursive: true });
  for (const [cual, cambiar] of Object.entries(cambios)) {
    const archivo = path.join(carpeta, "app/content", cual);
    writeFileSync(archivo, cambiar(readFileSync(archivo, "utf8")));
  }
  return { carpeta, borrar: () => rmSync(carpeta, { recursive: true, force: true }) };
}
