import { conLecturas, lecturasEnCurso } from "../enPeticion";
import type { Db, Trx } from "./client";

/** Runs `mirar` with shared readings: each named reading inside it runs once. */
export const enUnaMirada = <T>(mirar: () => T): T => conLecturas(new Map(), mirar);

/** True where readings are shared: inside `enUnaMirada`, and outside of a transaction. */
export const seComparte = (db: Db | Trx) => lecturasEnCurso() !== undefined && !db.isTransaction;

/**
 * Begins a statement that reads the values of several readings. The result stores each under the name of its own
 * reading, and stores nothing once something has changed rows.
 *
 * @example
 * const compartir = alLeer();
 * const fila = await conLoQueRodea(db, { idAcceso });
 * compartir(lectura.persona(fila.id_persona), aPersona(fila));
 */
export function alLeer(): (nombre: string, valor: unknown) => void {
  const lecturas = lecturasEnCurso();
  return (nombre, valor) => void lecturas?.set(nombre, Promise.resolve(valor));
}

/**
 * Shares one reading among all parts of an answer, until something changes rows. A transaction does not share: it
 * decides by its own readings.
 */
export function unaVez<T>(db: Db | Trx, nombre: string, leer: () => Promise<T>): Promise<T> {
  const lecturas = lecturasEnCurso();
  if (!lecturas || db.isTransaction) return leer();
  let lectura = lecturas.get(nombre) as Promise<T> | undefined;
  if (!lectura) {
    lecturas.set(nombre, (lectura = leer()));
    // A failure is not shared: the next part of the answer tries again.
    lectura.catch(() => lecturas.delete(nombre));
  }
  return lectura;
}
