import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { RespaldoVisto } from "../../../app/domain/shared/maquina";
import { leerManifiesto, RechazoDeRespaldo } from "./carpeta";
import { exigirFirma } from "./firma";

/** Folder of the backups that `ops respaldo` makes without another folder. */
export const carpetaDeRespaldos = (dataDir: string) => path.join(dataDir, "respaldos");

/**
 * The newest backup in the data folder; null without any. It checks the signature and the sizes of the files: their
 * bytes were checked when the backup was made, and are checked again by `ops restaurar`.
 */
export function ultimoRespaldo(dataDir: string, secretos: readonly string[]): RespaldoVisto | null {
  const carpetas = carpetaDeRespaldos(dataDir);
  if (!existsSync(carpetas)) return null;
  const vistos = readdirSync(carpetas).flatMap((nombre) =>
    verRespaldo(path.join(carpetas, nombre), secretos),
  );
  return vistos.sort((a, b) => b.hechoEn.getTime() - a.hechoEn.getTime())[0] ?? null;
}

function verRespaldo(carpeta: string, secretos: readonly string[]): RespaldoVisto[] {
  try {
    const { manifiesto, texto } = leerManifiesto(carpeta);
    const archivos = Object.entries(manifiesto.archivos);
    return [
      {
        hechoEn: new Date(manifiesto.hechoEn),
        bytes: archivos.reduce((suma, [, { bytes }]) => suma + bytes, 0),
        firma: firmaDe(manifiesto.firma, texto, carpeta, secretos),
        completo: archivos.every(
          ([nombre, { bytes }]) =>
            statSync(path.join(carpeta, nombre), { throwIfNoEntry: false })?.size === bytes,
        ),
      },
    ];
  } catch (error) {
    // A folder without a manifest is no backup: it may be one that is being made.
    if (error instanceof RechazoDeRespaldo) return [];
    throw error;
  }
}

function firmaDe(
  firma: string | undefined,
  texto: string,
  carpeta: string,
  secretos: readonly string[],
): RespaldoVisto["firma"] {
  if (firma === undefined) return "ninguna";
  try {
    exigirFirma({ texto, firma }, carpeta, secretos);
    return "propia";
  } catch (error) {
    if (error instanceof RechazoDeRespaldo) return "ajena";
    throw error;
  }
}
