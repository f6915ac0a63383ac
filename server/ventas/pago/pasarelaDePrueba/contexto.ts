import type { Fetch } from "../../../platform/llamada";
import type { Almacen } from "./almacen";
import type { Demoras } from "./tarjetas";

/** Part of a pino logger that the test gateway uses. It receives ids, never cards or names. */
export interface Registro {
  info(datos: object, mensaje: string): void;
  warn(datos: object, mensaje: string): void;
  error(datos: object, mensaje: string): void;
}

/** Dependencies of every part of the test gateway. */
export interface Contexto {
  almacen: Almacen;
  secreto: string;
  /** Base address of the test gateway, path included, without a final slash. */
  urlBase: string;
  tienda: { nombre: string; url: string };
  demoras: Demoras;
  now: () => Date;
  newId: () => string;
  fetch: Fetch;
  log: Registro;
}
