import { sinLoQueNoSeVe } from "./textoParaOtros";

/** Dots and spaces of any script: people group digits with them. */
const PUNTOS_Y_ESPACIOS = /[\p{Z}\s.\u00b7\u2024\u2027\u30fb]/gu;
const GUIONES = /[\p{Pd}\u2212]/gu;

/** No script stacks as many marks on a letter, and to put them in order takes the square of how many there are. */
const MARCAS_DE_MAS = /(?<=\p{M}{10})\p{M}+/gu;

/** NFC without invisible signs. A joiner between two emoji stays: without it a family becomes three faces. */
const limpiar = (texto: string) => sinLoQueNoSeVe(texto).replace(MARCAS_DE_MAS, "").normalize("NFC");

/**
 * A text of several lines as the person means it: its line breaks stay, each as one sign. A browser sends two.
 *
 * @example limpiarTexto(" Hola\u200b\r\nBien ") // "Hola\nBien"
 */
export const limpiarTexto = (texto: string) => limpiar(texto).replace(/\r\n?/g, "\n").trim();

/**
 * A text of one line as the person means it: NFC, without invisible signs, each run of spaces as one.
 *
 * @example limpiarLinea(" ana\u200b@ejemplo.com\u202a") // "ana@ejemplo.com"
 */
export const limpiarLinea = (texto: string) => limpiar(texto).replace(/\s+/gu, " ").trim();

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
