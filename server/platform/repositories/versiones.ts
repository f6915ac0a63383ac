import { sql } from "kysely";
import type { Db, Trx } from "../database/client";
import { unaVez } from "../database/lectura";
import { sentencia } from "../database/sentencia";

/** Counts one more change of something that public pages show, in the transaction that changes it. */
export async function marcarCambio(db: Db | Trx, clave: string): Promise<void> {
  await db
    .insertInto("versiones")
    .values({ clave, numero: 1 })
    .onConflict((conflicto) => conflicto.column("clave").doUpdateSet({ numero: sql`versiones.numero + 1` }))
    .execute();
}

/** Holds what is counted so until the transaction ends: nobody else changes it meanwhile. */
export async function tomarVersion(trx: Db | Trx, clave: string): Promise<void> {
  await trx
    .updateTable("versiones")
    .set((eb) => ({ numero: eb.ref("numero") }))
    .where("clave", "=", clave)
    .execute();
}

export const CATALOGO = "catalogo";
export const CONTENIDO = "contenido";
export const POLITICAS = "politicas";
export const SORTEOS = "sorteos";
/** The counters of what each process keeps in memory; the others are of single specialists and workshops. */
const EN_MEMORIA = [CATALOGO, CONTENIDO, POLITICAS, SORTEOS] as const;
type EnMemoria = (typeof EN_MEMORIA)[number];

const versiones = sentencia((db) =>
  db.selectFrom("versiones").select(["clave", "numero"]).where("clave", "in", EN_MEMORIA),
);

/** How often each of these has changed; asked once for a page, whoever of them it shows. */
export async function versionDe(db: Db | Trx, clave: EnMemoria): Promise<number> {
  const filas = await unaVez(db, "versiones", () => versiones(db, {}));
  return filas.find((fila) => fila.clave === clave)?.numero ?? 0;
}

/** What is little and read by nearly every page: each process keeps it for as long as its version stands. */
export class GuardadoEnMemoria<T> {
  #version: number | null = null;
  #guardado: T | undefined;

  constructor(
    private readonly clave: EnMemoria,
    private readonly leerTodo: (db: Db | Trx) => Promise<T>,
  ) {}

  async leer(db: Db | Trx): Promise<T> {
    const version = await versionDe(db, this.clave);
    if (version === this.#version) return this.#guardado!;
    const leido = await this.leerTodo(db);
    // What a transaction sees may never be: it is not kept for the others.
    if (db.isTransaction) return leido;
    this.#guardado = leido;
    this.#version = version;
    return leido;
  }
}

const cambios = sentencia((db) =>
  db.selectFrom("versiones").select((eb) => eb.fn.sum("numero").as("cambios")),
);

/** How many changes of what public pages show there have been. */
export function makeContarCambios(db: Db) {
  return async (): Promise<string> => String((await cambios(db, {}))[0]?.cambios ?? 0);
}
