const SOLO_ASCII = /^\p{ASCII}*$/u;

/**
 * Text as people search it: "Nutrición" → "nutricion". Removes every mark (Unicode Annex 15). Separate marks go first:
 * normalising n of them takes n² time. Other compositions of letters are the work of `comoSeLee`.
 */
export const sinAcentos = (texto: string) =>
  // Most words have only ASCII letters, and need no normalisation.
  SOLO_ASCII.test(texto)
    ? texto.toLowerCase()
    : texto
        .replace(/\p{M}+/gu, "")
        .normalize("NFD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase();

/** Slug of a name for addresses: "Nutrición" → "nutricion". */
export function aSlug(texto: string): string {
  return sinAcentos(texto)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

export const PALABRA = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text for comparison: without accents or capitals. */
export function palabrasDe(texto: string): string[] {
  return (texto.match(PALABRA) ?? []).map(sinAcentos).filter(Boolean);
}
