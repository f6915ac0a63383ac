import { COOKIE_DE_MEDICION_DEL_USO, leerCookie } from "../shared/navegacion/parametros";
import { comoSeudonimo, LO_QUE_SE_ANOTA, type Seudonimo } from "./eventos";

/** FNV-1a of 32 bits, in hexadecimal digits: short enough for a cookie, and no secret. */
function huellaDe(texto: string): string {
  let huella = 0x811c9dc5;
  for (const letra of texto) huella = Math.imul(huella ^ letra.codePointAt(0)!, 0x01000193);
  return (huella >>> 0).toString(16).padStart(8, "0");
}

/** The list that a person agrees to, in eight digits: one more thing or other words ask again. */
export const ALCANCE_DE_LA_MEDICION = huellaDe(JSON.stringify(LO_QUE_SE_ANOTA.toSorted()));

export interface PermisoDeMedicion {
  /** `de-antes`: the browser allowed something else than what is noted today. */
  estado: "encendida" | "de-antes" | "apagada";
  /** Present only while measuring is on. */
  seudonimo: Seudonimo | null;
  /** Tag manager that may get the events too; null without one. */
  gestor: string | null;
  /** Value of the cookie. A page that was made under another value notes nothing more. */
  valor: string;
}

/** Scope, pseudonym and tag manager. The value is written into pages, so that nothing else is taken. */
const PERMISO = /^([\da-f]{8})\.([\da-f-]{36})(?:\.(GTM-[A-Z\d]{4,12}))?$/;

/** Reads the permission of a browser from its cookies. */
export function permisoDeMedicion(cookies: string | null): PermisoDeMedicion {
  const valor = leerCookie(cookies, COOKIE_DE_MEDICION_DEL_USO) ?? "";
  const [, alcance, nombre = "", gestor = null] = PERMISO.exec(valor) ?? [];
  const seudonimo = alcance === ALCANCE_DE_LA_MEDICION ? comoSeudonimo(nombre) : null;
  if (seudonimo) return { estado: "encendida", seudonimo, gestor, valor };
  return { estado: valor ? "de-antes" : "apagada", seudonimo: null, gestor: null, valor };
}

/** Value of the cookie for a new permission; `azar` is a new random UUID. */
export const permisoNuevo = (azar: string, gestor: string | null = null) =>
  [ALCANCE_DE_LA_MEDICION, azar, ...(gestor === null ? [] : [gestor])].join(".");

/** True when a browser allows that this tag manager gets its events. */
export const autorizaAlGestor = (cookies: string | null, gestor: string | null): boolean =>
  gestor !== null && permisoDeMedicion(cookies).gestor === gestor;
