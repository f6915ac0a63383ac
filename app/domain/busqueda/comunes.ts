/** Fewest long texts among which a word can be common. */
const MINIMO_DE_TEXTOS = 8;

/**
 * True for a word that stands in most long texts ("día", "puedes"). Alone it gives no hit in a text; in titles, themes
 * and summaries it counts as any other.
 */
export const esComun = (textosConEsaPalabra: number, textos: number): boolean =>
  textos >= MINIMO_DE_TEXTOS && textosConEsaPalabra * 2 > textos;
