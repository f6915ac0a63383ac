/** What a field of ours may be called, with a place in a list at most. Any other name was made by no page of ours. */
const NOMBRE_DE_CAMPO = /^[A-Za-z_][\w.-]{0,60}(\[\d{1,2}\])?$/;
const REPETICIONES_MAXIMAS = 100;
export const CAMPOS_MAXIMOS = 200;

/**
 * Whether a form may be parsed at all. What reads it makes lists as long as the numbers in its names, and repeats
 * them in the answer: that has to be refused before, and for every form at once.
 */
export function sonCamposPosibles(nombres: Iterable<string>): boolean {
  const veces = new Map<string, number>();
  let campos = 0;
  for (const nombre of nombres) {
    const vez = (veces.get(nombre) ?? 0) + 1;
    campos += 1;
    if (campos > CAMPOS_MAXIMOS || vez > REPETICIONES_MAXIMAS || !NOMBRE_DE_CAMPO.test(nombre)) return false;
    veces.set(nombre, vez);
  }
  return true;
}

const HONDURA_MAXIMA = 8;
const VALORES_MAXIMOS = 1_000;

/** The same question about a body of `/v2`: names that a field may have, no deep nest, no endless list. */
export function esJsonPosible(cuerpo: unknown): boolean {
  let valores = 0;
  const posible = (valor: unknown, hondura: number): boolean => {
    valores += 1;
    if (valores > VALORES_MAXIMOS || hondura > HONDURA_MAXIMA) return false;
    if (typeof valor !== "object" || valor === null) return true;
    if (Array.isArray(valor)) return valor.every((uno) => posible(uno, hondura + 1));
    const nombres = Object.keys(valor);
    return (
      sonCamposPosibles(nombres) &&
      nombres.every((uno) => posible((valor as Record<string, unknown>)[uno], hondura + 1))
    );
  };
  return posible(cuerpo, 0);
}
