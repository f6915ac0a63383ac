import { NOMBRE_DE_ROL } from "../derechos/derechos";
import { ACCIONES_DE_EQUIPO, type LineaDeRegistro } from "./registro";

/** First signs with which a spreadsheet takes a cell for a formula (OWASP, CSV Injection). */
const DE_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a CSV file (RFC 4180): quoted, and never a formula. */
export function celda(valor: string): string {
  const segura = DE_FORMULA.test(valor.trimStart()) || DE_FORMULA.test(valor) ? `'${valor}` : valor;
  return `"${segura.replaceAll('"', '""')}"`;
}

const COLUMNAS: readonly [titulo: string, de: (linea: LineaDeRegistro) => string][] = [
  ["Cuándo (UTC)", ({ creadaEn }) => creadaEn.toISOString()],
  ["Quién", ({ actor }) => actor],
  ["Cuenta", ({ idCuenta }) => idCuenta ?? ""],
  ["Roles", ({ roles }) => roles.map((rol) => NOMBRE_DE_ROL[rol]).join(", ")],
  ["Qué pasó", ({ accion }) => ACCIONES_DE_EQUIPO[accion]],
  ["Persona", ({ idPersona }) => (idPersona === null ? "" : String(idPersona))],
  ["Objeto", ({ objeto }) => objeto],
  ["Motivo", ({ motivo }) => motivo ?? ""],
  ["Soles", ({ centimos }) => (centimos === null ? "" : (centimos / 100).toFixed(2))],
  ["Aprobación", ({ idAprobacion }) => idAprobacion ?? ""],
  ["Pedido por", ({ pedidoPor }) => pedidoPor ?? ""],
  ["Red", ({ red }) => red ?? ""],
];

/** Lines of the registro as CSV, with the mark by which spreadsheets know UTF-8. */
export const registroEnCsv = (lineas: readonly LineaDeRegistro[]): string =>
  `\uFEFF${[
    COLUMNAS.map(([titulo]) => celda(titulo)).join(","),
    ...lineas.map((linea) => COLUMNAS.map(([, de]) => celda(de(linea))).join(",")),
  ].join("\r\n")}\r\n`;
