/** What a field of ours may be called, with a place in a list at most. Any other name was made by no page of ours. */
const NOMBRE_DE_CAMPO = /^[A-Za-z_][\w.-]{0,60}(\[\d{1,2}\])?$/;
const REPETICIONES_MAXIMAS = 100;
export const CAMPOS_MAXIMOS = 200;
/** Characters of one value of a form: twice what the longest of our fields may hold. */
export const LARGO_DE_UN_VALOR = 8 * 1024;

/**
 * Whether a form may be parsed at all. What reads it makes lists as long as the numbers in its names, and repeats
 * them in the answer: that has to be refused before, and for every form at once.
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

/** No text of ours holds a NUL, and PostgreSQL takes none: whoever looks something up by it would be told of a failure. */
const esTextoPosible = (valor: unknown): boolean => typeof valor !== "string" || !valor.includes("\0");

const HONDURA_MAXIMA = 8;
const VALORES_MAXIMOS = 1_000;

/** The same question about a body of `/v2`: names that a field may have, no deep nest, no endless list. */
export function esJsonPosible(cuerpo: unknown): boolean {
  let valores = 0;
  const posible = (valor: unknown, hondura: number): boolean => {
    valores += 1;
    if (valores > VALORES_MAXIMOS || hondura > HONDURA_MAXIMA) return false;
    if (typeof valor !== "object" || valor === null) return esTextoPosible(valor);
    if (Array.isArray(valor)) return valor.every((uno) => posible(uno, hondura + 1));
    const campos = Object.entries(valor);
    return sonCamposPosibles(campos) && campos.every(([, uno]) => posible(uno, hondura + 1));
  };
  return posible(cuerpo, 0);
}
