import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Makes a folder in which the built site serves content of its own: ours, with changes to some of its files. */
export function carpetaDeSitio(cambios: Record<string, (texto: string) => string>): {
  carpeta: string;
  borrar: () => void;
} {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-sitio-"));
  for (const nombre of ["build", "public", "package.json", "node_modules"])
    symlinkSync(path.resolve(nombre), path.join(carpeta, nombre));
  cpSync("app/content", path.join(carpeta, "app/content"), { recursive: true });
  for (const [ruta, cambiar] of Object.entries(cambios)) {
    const archivo = path.join(carpeta, "app/content", ruta);
    writeFileSync(archivo, cambiar(readFileSync(archivo, "utf8")));
  }
  return { carpeta, borrar: () => rmSync(carpeta, { recursive: true, force: true }) };
}
