/**
 * As people search: "Nutrición" → "nutricion". Every mark goes, those that stand apart from their letter first: to put
 * them in order takes the square of how many there are. What else a letter is made of stays: `comoSeLee` reads that.
 */
export const sinAcentos = (texto: string) =>
  texto
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** "Nutrición" → "nutricion": how a name is written in an address. */
export function aSlug(texto: string): string {
  return sinAcentos(texto)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

export const PALABRA = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are compared: without accents or capitals. */
export function palabrasDe(texto: string): string[] {
  return (texto.match(PALABRA) ?? []).map(sinAcentos).filter(Boolean);
}
