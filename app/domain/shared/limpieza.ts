import { sinLoQueNoSeVe } from "./textoParaOtros";

/** Dots and spaces of any script: people group digits with them. */
const PUNTOS_Y_ESPACIOS = /[\p{Z}\s.\u00b7\u2024\u2027\u30fb]/gu;
const GUIONES = /[\p{Pd}\u2212]/gu;

/**
 * A text of one line as the person means it: NFC, without invisible signs, each run of spaces as one.
 *
 * @example limpiarLinea(" ana\u200b@ejemplo.com\u202a") // "ana@ejemplo.com"
 */
export const limpiarLinea = (texto: string) =>
  sinLoQueNoSeVe(texto).normalize("NFC").replace(/\s+/gu, " ").trim();

/** Each dash of any script, and the minus sign, as a plain hyphen. */
export const conGuionesSimples = (texto: string) => texto.replace(GUIONES, "-");

/** A number without the dots and spaces that group it, for those in which a hyphen counts. NFKC: plain digits. */
export const limpiarNumeroConGuiones = (texto: string) =>
  conGuionesSimples(sinLoQueNoSeVe(texto).normalize("NFKC")).replace(PUNTOS_Y_ESPACIOS, "");

/**
 * The digits and letters of a number, without what groups them.
 *
 * @example limpiarNumero("987\u2011654\u2011321") // "987654321"
 */
export const limpiarNumero = (texto: string) => limpiarNumeroConGuiones(texto).replaceAll("-", "");
