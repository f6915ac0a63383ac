import { sinLoQueNoSeVe, sinMarcasDeMas } from "./textoParaOtros";

/** Dots and spaces of any script, with which people group digits. */
const PUNTOS_Y_ESPACIOS = /[\p{Z}\s.\u00b7\u2024\u2027\u30fb]/gu;
const GUIONES = /[\p{Pd}\u2212]/gu;

/**
 * Normalises to NFC (Unicode Annex 15) without invisible characters. A joiner between two emoji stays: without it a
 * family becomes three faces.
 */
const limpiar = (texto: string) => sinMarcasDeMas(sinLoQueNoSeVe(texto).normalize("NFC"));

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

/**
 * A number without the dots and spaces that group its digits, for numbers in which a hyphen counts. NFKC (Unicode Annex
 * 15) makes plain digits.
 */
export const limpiarNumeroConGuiones = (texto: string) =>
  conGuionesSimples(sinLoQueNoSeVe(texto).normalize("NFKC")).replace(PUNTOS_Y_ESPACIOS, "");

/**
 * The digits and letters of a number, without what groups them.
 *
 * @example limpiarNumero("987\u2011654\u2011321") // "987654321"
 */
export const limpiarNumero = (texto: string) => limpiarNumeroConGuiones(texto).replaceAll("-", "");

const CON_GRUPOS = /^(-?)(\d{1,3}(?:([ .,])\d{3})(?:\3\d{3})*|\d+)(?:([.,])(\d+))?$/;

/**
 * Writes a figure with a plain point and without groups. Any other text comes back as `limpiarLinea` leaves it, to be
 * refused. A lone point or comma is a decimal one: "1.234" is a bit more than one. With `entera` (a whole number) it
 * groups three digits, as spaces do. A dash is a minus in front only: "70-72" is no figure.
 *
 * @example cifraEscrita("\u2212 1\u00a0234,5") // "-1234.5"
 */
export function cifraEscrita(texto: string, { entera = false } = {}): string {
  const linea = limpiarLinea(conGuionesSimples(limpiarLinea(texto).normalize("NFKC"))).replace(/^- /, "-");
  const [, signo = "", grupos = "", separador, punto, decimales] = CON_GRUPOS.exec(linea) ?? [];
  const cuantos = separador ? grupos.split(separador).length : 1;
  if (!grupos || (punto && punto === separador)) return linea;
  if (cuantos === 2 && separador !== " " && !punto && !entera) return linea.replace(",", ".");
  return signo + grupos.replace(/[ .,]/g, "") + (decimales === undefined ? "" : `.${decimales}`);
}
