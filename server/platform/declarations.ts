import type { Db, Trx } from "./database/client";
import type { Tables } from "./database/schema";
import type { Llaves, Secret } from "./rotation";

/** Rows that ended by an instant so many days ago are deleted, the oldest first. */
export interface Sweep<Column extends string> {
  key: readonly Column[];
  /** The column that says when a row ended; null in one that has not. */
  ended: Column;
  /** Only rows in which nothing stands there yet. */
  whileNull?: Column;
  /** Only rows in which this one is past by then too. */
  alsoPast?: Column;
  /** Only rows that none of these tables refers to: they have columns of the same names as the key. */
  unlessIn?: readonly (keyof Tables)[];
  daysKept: number;
  /** What somebody reached stands on it: it goes once that was looked at, up to a time after it had gone. */
  ofHistory?: true;
}

/** Columns that are emptied in the rows of which another one says 1; the first of them tells what was emptied. */
interface Blank<Column extends string> {
  when: Column;
  key: Column;
  ended: Column;
  whileNull?: Column;
  daysKept: number;
  to: Readonly<Partial<Record<Column, "" | null>>>;
}

export interface Table<Column extends string = string> {
  /** With use, and not with the catalogue or the number of changes to it: reading all of it is never meant. */
  grows: boolean;
  blank?: Blank<Column>;
  sweep?: Sweep<Column> | readonly Sweep<Column>[];
}

/** What a module says of each of its tables; one that is missing does not compile. */
export type TablesOf<T> = { readonly [Name in keyof T]: Table<keyof T[Name] & string> };

/** How the rows of a table are found from a person. */
type Path =
  | { por: "persona" }
  /** Through the rows of another table of the person that have the same column. */
  | { por: "tabla"; tabla: keyof Tables; columna: string }
  /** Its rows do not say whose they are: by a digest that only our key makes of it (`HuellaDePersona`). */
  | { por: "huella"; columna: string };

export const own = { por: "persona" } as const;
export const through = (tabla: keyof Tables, columna: string) => ({ por: "tabla", tabla, columna }) as const;

export const byDigest = (columna: string) => ({ por: "huella", columna }) as const;

export type FilaDePersona = Readonly<Record<string, string | number | null>>;

/** The name that the law keeps in a row stays closed with our keys, so that no row tells whose those beside it are. */
interface Cerrar {
  cerrar: (idPersona: number, con: { db: Db | Trx; secretoDeRespuestas: Secret }) => Promise<void>;
}

export interface PersonalTable<Column extends string = string> {
  titulo: string;
  camino: Path;
  /** Column and label. What is not named here is not copied: secrets and digests. */
  columnas: Readonly<Partial<Record<Column, string>>>;
  /** A column that is encrypted, and how its owner reads it. */
  cerrada?: {
    columna: Column;
    leer: (
      filas: readonly FilaDePersona[],
      con: { db: Db; llaves: Llaves; idPersona: number },
    ) => Promise<string[]>;
  };
  /** A column that is left out of a row in which another one has this number. */
  salvo?: { columna: Column; si: Column; es: number };
  /** When the account is deleted. What is kept has no name in it any more. */
  alEliminar: "borrar" | "conservar" | "anonimizar" | Cerrar;
}

/** What of a module's tables belongs to a person: they may copy it, and it ends with their account. */
export type PersonalData<T> = { readonly [Name in keyof T]?: PersonalTable<keyof T[Name] & string> };
