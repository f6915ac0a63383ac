import { enCsv } from "../../shared/csv";
import { NOMBRE_DE_ROL } from "../derechos/derechos";
import { ACCIONES_DE_EQUIPO, type LineaDeRegistro } from "./registro";

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

/** Lines of the registro as CSV. */
export const registroEnCsv = (lineas: readonly LineaDeRegistro[]): string =>
  enCsv([COLUMNAS.map(([titulo]) => titulo), ...lineas.map((linea) => COLUMNAS.map(([, de]) => de(linea)))]);
