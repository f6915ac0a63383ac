import type { Sitio } from "./marca";
import type { Result } from "./result";

/** Repositories for use cases, by name. Each noun adds its own beside its repository. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Repositorios {}

/** Some of the repositories. Inside a transaction all of them use it. */
export type Repos<K extends keyof Repositorios> = Pick<Repositorios, K>;

/** Runs work in one transaction; a refusal rolls it back. */
export type Transaccion<K extends keyof Repositorios> = <T, R extends string = never, D = undefined>(
  work: (repos: Repos<K>) => Promise<Result<T, R, D>>,
) => Promise<Result<T, R, D>>;

/** Dependencies of a use case by repository: `Deps<"citas" | "horarios">`. */
export interface Deps<K extends keyof Repositorios> {
  repos: Repos<K>;
  transaccion: Transaccion<K>;
  now: () => Date;
  newId: () => string;
}

/** Dependencies of use cases that write to people: links begin with `sitio`. */
export interface DepsConSitio<K extends keyof Repositorios> extends Deps<K> {
  sitio: Sitio;
}
