import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  ValueNode,
} from "kysely";
import type { Db, Trx } from "./client";

/**
 * Placeholder for a value that each run of a statement sets. It has no value while the statement is built, so that no
 * code can decide by it.
 */
class Hueco implements Expression<never> {
  constructor(readonly nombre: string) {}
  get expressionType(): undefined {
    return undefined;
  }
  toOperationNode(): ValueNode {
    return ValueNode.create(this);
  }
}

export type Huecos<Valores> = { [Nombre in keyof Valores]: Expression<Valores[Nombre]> };

/** One placeholder for each of these values. They are own properties, so that an insert takes them as a row. */
const huecosDe = <Valores extends object>(valores: Valores) =>
  Object.fromEntries(
    Object.keys(valores).map((nombre) => [nombre, new Hueco(nombre)]),
  ) as unknown as Huecos<Valores>;

/**
 * A statement that is built once and run with different values, because building costs more than running. Each value
 * that differs is a placeholder; all others stand in the text. SQLite prepares a statement again before each run when a
 * bound value meets a constant, as in a limit or in the condition of a partial index.
 *
 * The own keys of the first values decide the text, such as the columns of an insert. Rejects values with other keys,
 * which the text would ignore or miss. Plugins of the first connection do not apply: all connections share the text.
 *
 * @example
 * const deCita = sentencia((db, { idCita }: Huecos<{ idCita: string }>) =>
 *   db.selectFrom("citas").selectAll().where("id_cita", "=", idCita),
 * );
 * const filas = await deCita(db, { idCita });
 */
export function sentencia<Valores extends object, Fila>(
  construir: (db: Db | Trx, huecos: Huecos<Valores>) => Compilable<Fila>,
): (db: Db | Trx, valores: Valores) => Promise<Fila[]> {
  const construidas: Partial<Record<"sqlite" | "postgres", CompiledQuery<Fila>>> = {};
  let claves: ReadonlySet<string> | undefined;
  return async (db, valores) => {
    claves ??= new Set(Object.keys(valores));
    exigirClaves(valores, claves);
    const motor = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
    const construida = (construidas[motor] ??= conConstantes(
      construir(db.withoutPlugins(), huecosDe(valores)).compile(),
      motor,
    ));
    const parameters = construida.parameters.map(
      (hueco) => valores[(hueco as Hueco).nombre as keyof Valores],
    );
    return (await db.executeQuery<Fila>({ ...construida, parameters })).rows;
  };
}

function exigirClaves(valores: object, claves: ReadonlySet<string>) {
  const dadas = Object.keys(valores);
  if (dadas.length !== claves.size || !dadas.every((clave) => claves.has(clave)))
    throw new Error(`built for the keys ${[...claves].join(", ")}, and run with ${dadas.join(", ")}`);
}

const conConstantes = <Fila>(
  { query, queryId }: CompiledQuery<Fila>,
  motor: "sqlite" | "postgres",
): CompiledQuery<Fila> => new (motor === "postgres" ? DePostgres : DeSqlite)().compileQuery(query, queryId);

class DeSqlite extends SqliteQueryCompiler {
  protected override appendValue(valor: unknown) {
    if (valor instanceof Hueco) super.appendValue(valor);
    else this.appendImmediateValue(valor);
  }
}

class DePostgres extends PostgresQueryCompiler {
  protected override appendValue(valor: unknown) {
    if (valor instanceof Hueco) super.appendValue(valor);
    else this.appendImmediateValue(valor);
  }
}
