import type { Fetch } from "../../../platform/llamada";
import type { Almacen } from "./almacen";
import type { Demoras } from "./tarjetas";

/** The part of a pino logger that is used here. It is given ids, never cards or names. */
export interface Registro {
  info(datos: object, mensaje: string): void;
  warn(datos: object, mensaje: string): void;
  error(datos: object, mensaje: string): void;
}

/** What every part of the sandbox works with. */
export interface Contexto {
  almacen: Almacen;
  secreto: string;
  /** Where the sandbox answers, path included, without a final slash. */
  urlBase: string;
  tienda: { nombre: string; url: string };
  demoras: Demoras;
  now: () => Date;
  newId: () => string;
  fetch: Fetch;
  log: Registro;
}
