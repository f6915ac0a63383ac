import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from "node:fs";
import { darAlDuenoDe } from "../dueno";
import { openSqlite } from "./sqliteFile";

/** Beside the database: the number of its last change that somebody was told of. */
export const archivoDeTestigo = (file: string) => `${file}-testigo`;

const SOLO_SUYA = 0o600;
const ANCHO = 11;

/**
 * Every change of a SQLite file has a number, which the file itself keeps (`user_version`). The witness is written after
 * the commit and before anybody hears of it: a file that is behind its witness has lost what was confirmed, as it does when
 * its journal is lost or an older copy takes its place. The witness needs no wait for the disk: behind, it accuses nobody.
 */
export class Testigo {
  #descriptor: number | undefined;

  constructor(private readonly file: string) {}

  anotar(numero: number) {
    try {
      if (this.#descriptor === undefined) this.#abrir();
      writeSync(this.#descriptor!, `${String(numero).padStart(ANCHO)}\n`, 0);
    } catch {
      // The change is on the disk: no witness is better than a booking that is said to have failed.
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

/** The next number. It is one of 32 bits, and goes round. */
export const siguiente = (numero: number) => (numero + 1) | 0;

/** How many confirmed changes the file lacks; null where there is a witness and no database any more. */
export function cambiosQueFaltan(file: string): number | null {
  // First the witness: what another process confirms meanwhile only makes the file newer.
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
