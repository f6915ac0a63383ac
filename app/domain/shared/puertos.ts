import type { Sitio } from "./marca";
import type { Result } from "./result";

/** Repositories for use cases, by name. Each noun adds its own beside its repository. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Repositorios {}

/** Some of the repositories. Inside a transaction all of them use it. */
export type Repos<K extends keyof Repositorios> = Pick<Repositorios, K>;

/** A repository without the methods that lock rows. */
type SinCandado<Repo> = { [M in keyof Repo as M extends `bloquear${string}` ? never : M]: Repo[M] };

/**
 * Repositories outside of a transaction. Methods whose names begin with `bloquear` lock rows, and are not among them: a
 * lock would end at once.
 */
export type ReposSinCandado<K extends keyof Repositorios> = { [N in K]: SinCandado<Repos<K>[N]> };

/** Runs work in one transaction; a refusal rolls it back. */
export type Transaccion<K extends keyof Repositorios> = <T, R extends string = never, D = undefined>(
  work: (repos: Repos<K>) => Promise<Result<T, R, D>>,
) => Promise<Result<T, R, D>>;

/** Dependencies of a use case by repository: `Deps<"citas" | "horarios">`. */
export interface Deps<K extends keyof Repositorios> {
  repos: ReposSinCandado<K>;
  transaccion: Transaccion<K>;
  now: () => Date;
  newId: () => string;
}

/** Dependencies of use cases that write to people: links begin with `sitio`. */
export interface DepsConSitio<K extends keyof Repositorios> extends Deps<K> {
  sitio: Sitio;
}
