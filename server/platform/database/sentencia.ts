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

/** Where a value goes that only whoever asks knows. Being no value, nothing can be decided by it. */
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

const huecos = new Proxy({}, { get: (_, nombre: string) => new Hueco(nombre) });

/**
 * A statement that is built once, for whoever asks and whatever they ask by: what differs is a hole in it, and all else
 * stands in its text. Building one costs more than running it. And SQLite prepares one again before each run where a
 * value that is handed to it meets a constant: in the condition of a partial index, in a limit.
 */
export function sentencia<Valores extends object, Fila>(
  construir: (db: Db | Trx, huecos: Huecos<Valores>) => Compilable<Fila>,
): (db: Db | Trx, valores: Valores) => Promise<Fila[]> {
  const construidas: Partial<Record<"sqlite" | "postgres", CompiledQuery<Fila>>> = {};
  return async (db, valores) => {
    const motor = db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
    const construida = (construidas[motor] ??= conConstantes(
      construir(db, huecos as Huecos<Valores>).compile(),
      motor,
    ));
    const parameters = construida.parameters.map(
      (hueco) => valores[(hueco as Hueco).nombre as keyof Valores],
    );
    return (await db.executeQuery<Fila>({ ...construida, parameters })).rows;
  };
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
