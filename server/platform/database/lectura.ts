import { conLecturas, lecturasEnCurso } from "../enPeticion";
import type { Db, Trx } from "./client";

/** Runs `mirar` with shared readings: each named reading inside it runs once. */
export const enUnaMirada = <T>(mirar: () => T): T => conLecturas(new Map(), mirar);

/** True inside `enUnaMirada`, where readings are shared until the request is answered. */
export const seMira = () => lecturasEnCurso() !== undefined;

/** Stores a value that another statement has read, under the name of its own reading. */
export function yaLeido(nombre: string, valor: unknown): void {
  lecturasEnCurso()?.set(nombre, Promise.resolve(valor));
}

/**
 * Shares one reading among all parts of an answer that only reads. A transaction does not share: it decides by its own
 * readings.
 */
export function unaVez<T>(db: Db | Trx, nombre: string, leer: () => Promise<T>): Promise<T> {
  const lecturas = lecturasEnCurso();
  if (!lecturas || db.isTransaction) return leer();
  let lectura = lecturas.get(nombre) as Promise<T> | undefined;
  if (!lectura) lecturas.set(nombre, (lectura = leer()));
  return lectura;
}
