import { limpiarNumero } from "./limpieza";

const LETRAS_DEL_CODIGO = 16;

/** Code for paper from an id: its last sixteen characters, too many to guess and few enough to type. */
export const codigoDe = (id: string) => id.replaceAll("-", "").slice(-LETRAS_DEL_CODIGO).toUpperCase();

/** Normalises a typed code: spaces, dashes and small letters do not matter. Null for any other text. */
export function codigoEscrito(texto: string): string | null {
  const codigo = limpiarNumero(texto).toUpperCase();
  return /^[0-9A-F]{16}$/.test(codigo) ? codigo : null;
}

/** Code in groups of four, as "1A2B 3C4D 5E6F 7A8B". */
export const codigoLegible = (codigo: string) => codigo.replace(/(.{4})(?=.)/g, "$1 ");
