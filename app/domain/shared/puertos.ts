import type { Sitio } from "./marca";
import type { Result } from "./result";

/**
 * What the use cases need of the storage. Each noun adds its own line, beside its repository: nothing here knows
 * any of them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Repositorios {}

/** Some of the repositories. Inside a transaction every one of these speaks to it. */
export type Repos<K extends keyof Repositorios> = Pick<Repositorios, K>;

/** Runs work in one transaction; a refusal rolls it back. */
export type Transaccion<K extends keyof Repositorios> = <T, R extends string = never, D = undefined>(
  work: (repos: Repos<K>) => Promise<Result<T, R, D>>,
) => Promise<Result<T, R, D>>;

/** What a use case may touch, by name: `Deps<"citas" | "horarios">`. */
export interface Deps<K extends keyof Repositorios> {
  repos: Repos<K>;
  transaccion: Transaccion<K>;
  now: () => Date;
  newId: () => string;
}

/** Of use cases that write to people: links in mails and calendars begin with it. */
export interface DepsConSitio<K extends keyof Repositorios> extends Deps<K> {
  sitio: Sitio;
}
