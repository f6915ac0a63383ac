import { sql, type Expression, type RawBuilder } from "kysely";
import { candado } from "../database/candado";
import type { Db, Trx } from "../database/client";
import { unaVez } from "../database/lectura";
import { sentencia, type Huecos } from "../database/sentencia";

/** Counts another change of a public page's data, in the transaction that changes the data. */
export async function marcarCambio(db: Db | Trx, clave: string): Promise<void> {
  await sumarUno(db, { clave });
}

const sumarUno = sentencia((db, { clave }: Huecos<{ clave: string }>) =>
  db
    .insertInto("versiones")
    .values({ clave, numero: 1 })
    .onConflict((conflicto) => conflicto.column("clave").doUpdateSet({ numero: sql`versiones.numero + 1` })),
);

/** Locks a version until the transaction ends, so that no other transaction changes its data. */
export async function tomarVersion(trx: Db | Trx, clave: string): Promise<void> {
  await candado(trx, "versiones", "numero").where("clave", "=", clave).execute();
}

export const CATALOGO = "catalogo";
export const CONTENIDO = "contenido";
export const POLITICAS = "politicas";
export const SORTEOS = "sorteos";
/** Versions of data that each process keeps in memory. Other versions belong to a single specialist or workshop. */
const EN_MEMORIA = [CATALOGO, CONTENIDO, POLITICAS, SORTEOS] as const;
type EnMemoria = (typeof EN_MEMORIA)[number];

const versiones = sentencia((db) =>
  db.selectFrom("versiones").select(["clave", "numero"]).where("clave", "in", EN_MEMORIA),
);

/** Number of changes of this data. A page reads all versions in one query. */
export async function versionDe(db: Db | Trx, clave: EnMemoria): Promise<number> {
  const filas = await unaVez(db, "versiones", () => versiones(db, {}));
  return filas.find((fila) => fila.clave === clave)?.numero ?? 0;
}

/** Small data that nearly every page reads: each process keeps it in memory until its version changes. */
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
    // A transaction may roll back, so that its reading is not kept for other requests.
    if (db.isTransaction) return leido;
    this.#guardado = leido;
    this.#version = version;
    return leido;
  }
}

/** Part of the version of public pages that changes with the clock alone. */
export interface VersionPorReloj {
  /** Text that differs after the clock has changed what pages show. */
  reloj: (now: Date) => string;
  /** Value at an instant, by the rows. */
  dato: (ahora: Expression<string>) => RawBuilder<string | null>;
}

/**
 * Version of all public data: the number of its changes, and the parts that the clock changes. It runs before every
 * page from memory. One statement sees one state of the rows, and costs less than one for each part.
 */
export function makeVersionPublica(db: Db, partes: readonly VersionPorReloj[] = []) {
  const consulta = sentencia((db, { ahora }: Huecos<{ ahora: string }>) =>
    db
      .selectFrom("versiones")
      .select((eb) => eb.fn.sum("numero").as("cambios"))
      .select(partes.map(({ dato }, numero) => dato(ahora).as(`parte${numero}`))),
  );
  return async (now: Date): Promise<string> => {
    const [fila = {}] = await consulta(db, { ahora: now.toISOString() });
    return [...partes.map(({ reloj }) => reloj(now)), ...Object.values(fila)].join("|");
  };
}
