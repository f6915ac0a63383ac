/** An ISO instant in UTC with milliseconds, so that text order is time order (RFC 3339 § 5.1). */
export type Instante = string;
/** A day in America/Lima, as `yyyy-MM-dd`. */
export type Fecha = string;
/** A truth value as 0 or 1, which both databases store and compare in the same way. */
export type Bit = number;

/**
 * Rows of the database, for Kysely. A column has the name of its JSON field in snake_case; see `migrations/`. Each
 * module adds its tables in its `tables.ts`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Tables {}
