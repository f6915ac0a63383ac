/** A word of the vocabulary that is similar to the searched one. */
interface Parecida {
  /** Position of the similar word in the vocabulary. */
  numero: number;
  /** Number of letters in which the similar word differs from the searched one. */
  distancia: number;
}

/**
 * Sorted words of the index, found by prefix and with mistakes. Words with a common beginning share the work: when the
 * beginning cannot match, all of them are skipped.
 */
export class Vocabulario {
  readonly #palabras: readonly string[];
  /** Number of first letters that each word shares with the previous one. */
  readonly #comunes: Uint8Array;
  readonly #masLarga: number;

  constructor(enOrden: readonly string[]) {
    this.#palabras = enOrden;
    this.#comunes = Uint8Array.from(enOrden, (palabra, indice) =>
      indice === 0 ? 0 : comunesDe(palabra, enOrden[indice - 1]!),
    );
    this.#masLarga = enOrden.reduce((largo, { length }) => Math.max(largo, length), 0);
  }

  palabra(numero: number): string {
    return this.#palabras[numero]!;
  }

  numeroDe(palabra: string): number | undefined {
    const numero = this.#desde(palabra);
    return this.#palabras[numero] === palabra ? numero : undefined;
  }

  /** Range of longer words with the given beginning: `de` included, `a` excluded. */
  queEmpiezan(comienzo: string): { de: number; a: number } {
    const de = this.#desde(comienzo);
    let a = de;
    while (a < this.#palabras.length && this.#palabras[a]!.startsWith(comienzo)) a++;
    return { de: this.#palabras[de] === comienzo ? de + 1 : de, a };
  }

  /**
   * Words within `errores` changes of the searched one. A change is a letter more, less or replaced, or two swapped
   * neighbours.
   */
  parecidas(buscada: string, errores: number): Parecida[] {
    const letras = buscada.length;
    const ancho = letras + 1;
    const filas = new Uint8Array((this.#masLarga + 1) * ancho);
    for (let j = 0; j <= letras; j++) filas[j] = j;
    const halladas: Parecida[] = [];
    for (let numero = 0; numero < this.#palabras.length;) {
      const palabra = this.#palabras[numero]!;
      let fila = this.#comunes[numero]!;
      let muere = 0;
      while (fila < palabra.length && muere === 0) {
        const letra = palabra.charCodeAt(fila);
        const antes = fila * ancho;
        const ahora = antes + ancho;
        let menor = (filas[ahora] = ++fila);
        for (let j = 0; j < letras; j++) {
          const cambiada = filas[antes + j]! + (buscada.charCodeAt(j) === letra ? 0 : 1);
          let distancia = Math.min(cambiada, filas[antes + j + 1]! + 1, filas[ahora + j]! + 1);
          if (
            fila > 1 &&
            j > 0 &&
            buscada.charCodeAt(j - 1) === letra &&
            buscada.charCodeAt(j) === palabra.charCodeAt(fila - 2)
          ) {
            distancia = Math.min(distancia, filas[antes - ancho + j - 1]! + 1);
          }
          filas[ahora + j + 1] = distancia;
          if (distancia < menor) menor = distancia;
        }
        if (menor > errores) muere = fila;
      }
      if (muere === 0) {
        const distancia = filas[fila * ancho + letras]!;
        if (distancia <= errores) halladas.push({ numero, distancia });
        numero++;
      } else {
        do numero++;
        while (numero < this.#palabras.length && this.#comunes[numero]! >= muere);
      }
    }
    return halladas;
  }

  /** Position of the first word of the vocabulary that does not sort before the given one. */
  #desde(palabra: string): number {
    let [de, a] = [0, this.#palabras.length];
    while (de < a) {
      const medio = (de + a) >> 1;
      if (this.#palabras[medio]! < palabra) de = medio + 1;
      else a = medio;
    }
    return de;
  }
}

function comunesDe(primera: string, segunda: string): number {
  let letras = 0;
  while (letras < primera.length && letras < 255 && primera.charCodeAt(letras) === segunda.charCodeAt(letras))
    letras++;
  return letras;
}
