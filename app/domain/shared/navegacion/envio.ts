/** Possible names of form fields, with at most a place in a list (`temas[0]`, or `temas[]` for the next). */
const NOMBRE_DE_CAMPO = /^[A-Za-z_][\w.-]{0,60}(\[\d{0,2}\])?$/;
const REPETICIONES_MAXIMAS = 100;
export const CAMPOS_MAXIMOS = 200;
/** Limit of characters of a form's value: twice the limit of our longest field. */
export const LARGO_DE_UN_VALOR = 8 * 1024;

/**
 * True for a form that can be parsed safely. The parser makes lists as long as the index in a field name, and repeats
 * them in the answer, so that impossible names are refused first.
 */
export function sonCamposPosibles(campos: Iterable<readonly [string, unknown]>): boolean {
  const veces = new Map<string, number>();
  let cuantos = 0;
  for (const [nombre, valor] of campos) {
    const vez = (veces.get(nombre) ?? 0) + 1;
    cuantos += 1;
    if (cuantos > CAMPOS_MAXIMOS || vez > REPETICIONES_MAXIMAS) return false;
    if (!NOMBRE_DE_CAMPO.test(nombre) || !esTextoPosible(valor)) return false;
    veces.set(nombre, vez);
  }
  return true;
}

/** True for a text without NUL: PostgreSQL refuses NUL (PostgreSQL § 8.3), so that a query with it would fail. */
const esTextoPosible = (valor: unknown): boolean => typeof valor !== "string" || !valor.includes("\0");

const HONDURA_MAXIMA = 8;
const VALORES_MAXIMOS = 1_000;

/** True for a body of `/v2` with possible field names, limited depth and limited lists. */
export function esJsonPosible(cuerpo: unknown): boolean {
  let valores = 0;
  const posible = (valor: unknown, hondura: number): boolean => {
    valores += 1;
    if (valores > VALORES_MAXIMOS || hondura > HONDURA_MAXIMA) return false;
    if (typeof valor !== "object" || valor === null) return esTextoPosible(valor);
    if (Array.isArray(valor)) return valor.every((elemento) => posible(elemento, hondura + 1));
    const campos = Object.entries(valor);
    return sonCamposPosibles(campos) && campos.every(([, campo]) => posible(campo, hondura + 1));
  };
  return posible(cuerpo, 0);
}
