import { AsyncLocalStorage } from "node:async_hooks";
import type { Db, Trx } from "./client";

const enCurso = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** What is asked for inside is one look at what is stored: each reading that has a name is made once. */
export const enUnaMirada = <T>(mirar: () => T): T => enCurso.run(new Map(), mirar);

/** Whether somebody only looks: what was read is then worth keeping until they are answered. */
export const seMira = () => enCurso.getStore() !== undefined;

/** What another statement has read already, under the name by which it would be asked for. */
export function yaLeido(nombre: string, valor: unknown): void {
  enCurso.getStore()?.set(nombre, Promise.resolve(valor));
}

/**
 * A reading that whoever is answered shares, where they only look. A transaction never shares: what it reads is what
 * it decides by.
 */
export function unaVez<T>(db: Db | Trx, nombre: string, leer: () => Promise<T>): Promise<T> {
  const hechas = enCurso.getStore();
  if (!hechas || db.isTransaction) return leer();
  let hecha = hechas.get(nombre) as Promise<T> | undefined;
  if (!hecha) hechas.set(nombre, (hecha = leer()));
  return hecha;
}
