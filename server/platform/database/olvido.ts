import { lecturasEnCurso } from "../enPeticion";

/**
 * Statements after which a shared reading may be old: those that change rows, and the end of a transaction. Notes of
 * accesses and counts of attempts are not among them, because no shared reading looks at them.
 */
const CAMBIA = /^\s*(?!insert into "(?:accesos_a_datos|intentos)")(?!(?:select|with|begin|savepoint|set)\b)/i;

/** Ends the sharing of everything that the present request has read: later readings ask the database again. */
export const olvidarLecturas = () => lecturasEnCurso()?.clear();

/**
 * Runs a statement, and ends the sharing around one that changes rows: a reading that began before it is shared with
 * nobody who asks after it.
 */
export async function olvidandoLecturas<T>(sql: string, correr: () => Promise<T>): Promise<T> {
  if (!CAMBIA.test(sql)) return correr();
  olvidarLecturas();
  try {
    return await correr();
  } finally {
    olvidarLecturas();
  }
}
