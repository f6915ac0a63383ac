import type { Sinonimo } from "../../app/domain/contenido/contenido";
import { palabrasDe } from "../../app/domain/shared/palabras";

/** The first word that editors give for a synonym is its main meaning, which counts this many times. */
const VECES_LO_PRIMERO = 2;

/**
 * Prepares the synonyms. They are indexed with the things that have the site's word, so that they are also found with
 * mistakes.
 */
export function makeSinonimos(sinonimos: readonly Sinonimo[]) {
  const nuestras = new Map<string, string[]>();
  const escritas = new Map<string, string[]>();
  const anadir = (mapa: Map<string, string[]>, de: string[], palabras: string[]) => {
    for (const palabra of de) mapa.set(palabra, [...(mapa.get(palabra) ?? []), ...palabras]);
  };
  for (const { escriben, busca } of sinonimos) {
    const [palabrasEscritas, palabrasBuscadas] = [escriben.flatMap(palabrasDe), busca.flatMap(palabrasDe)];
    const [antesQueNada, ...ademas] = busca;
    for (let vez = 0; vez < VECES_LO_PRIMERO; vez++)
      anadir(nuestras, palabrasDe(antesQueNada ?? ""), palabrasEscritas);
    anadir(nuestras, ademas.flatMap(palabrasDe), palabrasEscritas);
    anadir(escritas, palabrasEscritas, palabrasBuscadas);
  }
  return {
    /** Synonyms of some words, each repeated by its weight: the main meaning counts most. */
    escritasDe: (palabras: readonly string[]) =>
      [...new Set(palabras)].flatMap((palabra) => nuestras.get(palabra) ?? []),
    porEscrita: (palabra: string) => escritas.get(palabra) ?? [],
    /**
     * True for a synonym of another word of the site. A thing that mentions the synonym in passing is no better a
     * result than one with the site's word.
     */
    esDeOtra: (palabra: string) => escritas.get(palabra)?.includes(palabra) === false,
  };
}
