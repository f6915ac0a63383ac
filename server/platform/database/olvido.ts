import { olvidarLecturas } from "../enPeticion";

/** Tables of notes and counts, and the note of a session's last use: no shared reading looks at them. */
const ANOTA =
  /^\s*(?:(?:insert into|update|delete from) "(?:accesos_a_datos|intentos)"|update "accesos" set "ultimo_uso_en")/i;
/** Statements that only read, or begin a transaction. */
const LEE = /^\s*(?:select|begin|start transaction|savepoint|set)\b/i;
/** True for a statement after which a shared reading may be old: it changes rows, or ends a transaction. */
const cambia = (sql: string) => !LEE.test(sql) && !ANOTA.test(sql);

/**
 * Runs a statement, and ends the sharing around one that changes rows: a reading that began before it is shared with
 * nobody who asks after it.
 */
export async function olvidandoLecturas<T>(sql: string, correr: () => Promise<T>): Promise<T> {
  if (!cambia(sql)) return correr();
  olvidarLecturas();
  try {
    return await correr();
  } finally {
    olvidarLecturas();
  }
}
