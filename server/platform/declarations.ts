import type { Db, Trx } from "./database/client";
import type { Tables } from "./database/schema";
import type { Secret } from "./rotation";

/** Rule that deletes rows of a table `daysKept` days after their end, the oldest first. */
export interface Sweep<Column extends string> {
  key: readonly Column[];
  /** Column with the end of a row; null in rows that have not ended. */
  ended: Column;
  /** Only rows in which this column is null are deleted. */
  whileNull?: Column;
  /** Only rows in which this column, too, is long enough ago are deleted. */
  alsoPast?: Column;
  /** Only rows to which none of these tables refers are deleted; the referring columns have the names of the key. */
  unlessIn?: readonly (keyof Tables)[];
  daysKept: number;
  /** Achievements are counted from these rows: a row is deleted only after it was counted, or some time later. */
  ofHistory?: true;
}

/** Columns that are emptied in rows whose column `when` is 1. The first column of `to` shows that a row was done. */
interface Blank<Column extends string> {
  when: Column;
  key: Column;
  ended: Column;
  whileNull?: Column;
  daysKept: number;
  to: Readonly<Partial<Record<Column, "" | null>>>;
}

export interface Table<Column extends string = string> {
  /** True when the table grows with use. Such a table is never read whole. */
  grows: boolean;
  blank?: Blank<Column>;
  sweep?: Sweep<Column> | readonly Sweep<Column>[];
}

/** Declarations for all tables of a module: a missing one does not compile. */
export type TablesOf<T> = { readonly [Name in keyof T]: Table<keyof T[Name] & string> };

/** How the rows of a person are found in a table. */
type Path =
  | { por: "persona" }
  /** Rows that refer to the person's rows of another table, by a column of the same name. */
  | { por: "tabla"; tabla: keyof Tables; columna: string }
  /** Rows without a person's id, found by a digest that needs our key (`HuellaDePersona`). */
  | { por: "huella"; columna: string };

export const own = { por: "persona" } as const;
export const through = (tabla: keyof Tables, columna: string) => ({ por: "tabla", tabla, columna }) as const;

export const byDigest = (columna: string) => ({ por: "huella", columna }) as const;

export type FilaDePersona = Readonly<Record<string, string | number | null>>;

/**
 * Rows that stay without a name. A name that must be kept by law (Código Tributario, art. 87, numeral 7) is encrypted,
 * so that the rows do not tell whose they are; a name that need not be kept is deleted with what holds it.
 */
interface Cerrar {
  cerrar: (idPersona: number, con: { db: Db | Trx; secretoDeRespuestas: Secret }) => Promise<void>;
}

export interface PersonalTable<Column extends string = string> {
  titulo: string;
  camino: Path;
  /** Label of each column in the copy of a person's data. Secrets and digests are left out. */
  columnas: Readonly<Partial<Record<Column, string>>>;
  /** An encrypted column, and how it is decrypted for its owner. */
  cerrada?: {
    columna: Column;
    leer: (
      filas: readonly FilaDePersona[],
      con: { db: Db; secretoDeRespuestas: Secret; idPersona: number },
    ) => Promise<string[]>;
  };
  /** A column that is left out of rows in which the column `si` has the number `es`. */
  salvo?: { columna: Column; si: Column; es: number };
  /** Fate of the rows when the account is deleted. Kept rows contain no name. */
  alEliminar: "borrar" | "conservar" | "anonimizar" | Cerrar;
}

/**
 * Columns of a module's tables that belong to a person: they are in the copy of the person's data, and end with the
 * account.
 */
export type PersonalData<T> = { readonly [Name in keyof T]?: PersonalTable<keyof T[Name] & string> };
