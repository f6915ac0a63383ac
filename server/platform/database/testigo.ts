import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { darAlDuenoDe } from "../dueno";
import { openSqlite } from "./sqliteFile";

/** File beside the database with the number of its last confirmed change, the witness. */
export const archivoDeTestigo = (file: string) => `${file}-testigo`;

const SOLO_SUYA = 0o600;
const ANCHO = 11;

/**
 * Witness of the confirmed changes of a SQLite file. Every change has a number, which the file itself stores
 * (`user_version`). The witness is written after the commit, and before anybody is told that the change is stored. A
 * file with a lower number has lost confirmed changes: its journal is gone, or an older copy replaced it. The witness
 * is not flushed to the disk, because a witness that is behind reports no loss.
 */
export class Testigo {
  #descriptor: number | undefined;

  constructor(private readonly file: string) {}

  anotar(numero: number) {
    try {
      if (this.#descriptor === undefined) this.#abrir();
      writeSync(this.#descriptor!, `${String(numero).padStart(ANCHO)}\n`, 0);
    } catch {
      // The change is stored, so that a failure to write the witness is ignored: reporting a stored booking as failed
      // would be worse.
    }
  }

  #abrir() {
    const { O_RDWR, O_CREAT } = constants;
    this.#descriptor = openSync(archivoDeTestigo(this.file), O_RDWR | O_CREAT, SOLO_SUYA);
    darAlDuenoDe(this.file, this.#descriptor);
  }

  cerrar() {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

/** The next number of a change: a 32-bit integer that wraps around. */
export const siguiente = (numero: number) => (numero + 1) | 0;

/** Number of confirmed changes that the file lacks; null when there is a witness and no database. */
export function cambiosQueFaltan(file: string): number | null {
  // The witness is read before the file: changes that another process confirms meanwhile only make the file newer.
  const testigo = leerTestigo(file);
  if (testigo === undefined) return 0;
  if (!existsSync(file)) return null;
  return Math.max(0, (testigo - numeroDe(file)) | 0);
}

function leerTestigo(file: string): number | undefined {
  const testigo = archivoDeTestigo(file);
  const escrita = existsSync(testigo) ? readFileSync(testigo, "utf8") : "";
  return /^ *-?\d+\n$/.test(escrita) ? Number(escrita) : undefined;
}

function numeroDe(file: string): number {
  const sqlite = openSqlite(file, { fileMustExist: true });
  try {
    return sqlite.pragma("user_version", { simple: true }) as number;
  } finally {
    sqlite.close();
  }
}
