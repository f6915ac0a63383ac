import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ProcesoVisto } from "../../app/domain/shared/maquina";

const LETRAS_DE_LA_VERSION = 8;

/**
 * Facts about this process. The version is a digest of the running file, so that two processes with the same code have
 * the same one.
 */
export async function verProceso({
  haceTrabajos,
  ahora,
}: {
  haceTrabajos: boolean;
  ahora: Date;
}): Promise<ProcesoVisto> {
  const archivo = fileURLToPath(import.meta.url);
  const [texto, { mtime }] = await Promise.all([readFile(archivo), stat(archivo)]);
  return {
    version: createHash("sha256").update(texto).digest("hex").slice(0, LETRAS_DE_LA_VERSION),
    construidaEn: mtime,
    node: process.versions.node,
    empezoEn: new Date(ahora.getTime() - process.uptime() * 1000),
    haceTrabajos,
  };
}
