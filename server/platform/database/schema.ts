/** An ISO instant in UTC with milliseconds, so that text order is time order. */
export type Instante = string;
/** `yyyy-MM-dd` of America/Lima. */
export type Fecha = string;
/** 0 or 1: both engines store and compare it the same way. */
export type Bit = number;

/**
 * The rows of the database as Kysely sees them. Columns are the JSON field in snake_case; see `migrations/`. Each
 * module adds its own tables, in its `tables.ts`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface Tables {}
