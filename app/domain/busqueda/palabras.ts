import { sinAcentos } from "../shared/palabras";
import { PALABRA } from "../shared/palabras";

export interface Trozo {
  texto: string;
  marcado: boolean;
}

/**
 * Splits a text into pieces, with the searched words apart from the rest. `buscadas` holds them without accents and in
 * lower case.
 */
export function marcar(texto: string, buscadas: ReadonlySet<string>): Trozo[] {
  const trozos: Trozo[] = [];
  const anadir = (parte: string, marcado: boolean) => {
    const ultimo = trozos.at(-1);
    if (ultimo?.marcado === marcado) ultimo.texto += parte;
    else if (parte) trozos.push({ texto: parte, marcado });
  };
  let hasta = 0;
  for (const { 0: palabra, index } of texto.matchAll(PALABRA)) {
    if (!buscadas.has(sinAcentos(palabra))) continue;
    anadir(texto.slice(hasta, index), false);
    anadir(palabra, true);
    hasta = index + palabra.length;
  }
  anadir(texto.slice(hasta), false);
  return trozos;
}

/** Length of a passage in characters; the next constant is the number of characters before its first searched word. */
const LETRAS_DE_PASAJE = 160;
const LETRAS_DE_ANTES = 60;

/**
 * Passage of a text, from one line, with the most searched words in any of their matched forms. Null when the text has
 * none.
 */
export function pasajeCon(texto: string, buscadas: readonly (readonly string[])[]): string | null {
  const indicePorPalabra = new Map(
    buscadas.flatMap((palabras, indice) => palabras.map((palabra) => [palabra, indice] as const)),
  );
  let mejor: { linea: string; de: number; a: number; cuantas: number } | null = null;
  for (const linea of texto.split("\n")) {
    const llana = sinAcentos(linea);
    if (![...indicePorPalabra.keys()].some((palabra) => llana.includes(palabra))) continue;
    const halladas = [...linea.matchAll(PALABRA)].flatMap(({ 0: palabra, index }) => {
      const buscada = indicePorPalabra.get(sinAcentos(palabra));
      return buscada === undefined ? [] : [{ buscada, de: index, a: index + palabra.length }];
    });
    for (const { de, a } of halladas) {
      const juntas = halladas.filter(
        (otra) => otra.de >= de && otra.a <= de - LETRAS_DE_ANTES + LETRAS_DE_PASAJE,
      );
      const cuantas = new Set(juntas.map(({ buscada }) => buscada)).size;
      if (mejor === null || cuantas > mejor.cuantas) mejor = { linea, de, a, cuantas };
      if (cuantas === buscadas.length) return recortar(mejor);
    }
  }
  return mejor && recortar(mejor);
}

/** Cuts a passage of whole words around a word of a line. */
function recortar({ linea, de, a }: { linea: string; de: number; a: number }): string {
  const desde = de <= LETRAS_DE_ANTES ? 0 : de - LETRAS_DE_ANTES;
  const hasta = Math.max(desde + LETRAS_DE_PASAJE, a);
  const comienzo = desde === 0 ? 0 : Math.min(de, linea.indexOf(" ", desde) + 1 || de);
  const final = hasta >= linea.length ? linea.length : Math.max(a, linea.lastIndexOf(" ", hasta));
  return `${comienzo > 0 ? "…" : ""}${linea.slice(comienzo, final).trim()}${final < linea.length ? "…" : ""}`;
}
