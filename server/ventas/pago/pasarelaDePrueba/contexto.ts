import type { Fetch } from "../../../platform/llamada";
import type { Almacen } from "./almacen";
import type { Demoras } from "./tarjetas";

/** The used part of a pino logger. It receives ids, never cards or names. */
export interface Registro {
  info(datos: object, mensaje: string): void;
  warn(datos: object, mensaje: string): void;
  error(datos: object, mensaje: string): void;
}

/** Dependencies of every part of the sandbox. */
export interface Contexto {
  almacen: Almacen;
  secreto: string;
  /** Base address of the sandbox, path included, without a final slash. */
  urlBase: string;
  tienda: { nombre: string; url: string };
  demoras: Demoras;
  now: () => Date;
  newId: () => string;
  fetch: Fetch;
  log: Registro;
}
