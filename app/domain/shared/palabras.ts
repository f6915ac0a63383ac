import { sinAcentos } from "./especialidades/especialidad";

export const PALABRA = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are compared: without accents or capitals. */
export function palabrasDe(texto: string): string[] {
  return (texto.match(PALABRA) ?? []).map(sinAcentos).filter(Boolean);
}
