/**
 * Places where a spreadsheet may begin a cell, also at other separators or lines and after spaces, before a sign that
 * begins a formula (OWASP, CSV injection).
 */
const COMO_FORMULA = /(?<=(?:^|[;\t\r\n|])["' ]*)(?=[=+\-@\t\r＝＋－＠])/g;

/** Cell of CSV. A spreadsheet runs a text that begins like a formula, so an apostrophe stands before it. */
function celda(valor: string | number): string {
  if (typeof valor === "number" || valor === "") return String(valor);
  return `"${valor.replace(COMO_FORMULA, "'").replaceAll('"', '""')}"`;
}

/**
 * Writes CSV (RFC 4180), with the byte order mark that spreadsheets need to read UTF-8.
 *
 * @example enCsv([["dia", "cuantos"], ["2026-12-08", 7]]);
 */
export const enCsv = (lineas: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${lineas.map((linea) => linea.map(celda).join(",")).join("\r\n")}\r\n`;
