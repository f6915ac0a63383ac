/** Occurrences of a word: the numbers of the things that have it, in order, and its score in each. */
export interface Lugares {
  cosas: Int32Array;
  puntos: Float32Array;
}

/**
 * Parameters of BM25+, the ranking of results. A word scores more when it is rare elsewhere, frequent in this thing,
 * and in a short text.
 */
const REPETICION = 1.2;
const LARGO = 0.7;
const SUELO = 0.5;

interface Cuenta {
  cosas: number[];
  veces: number[];
}

/** Index of one field of all things. Words are counted as they come, and weighed when all have come. */
export class Campo {
  readonly #peso: number;
  readonly #cuentas = new Map<string, Cuenta>();
  readonly #largos: number[] = [];
  #suma = 0;

  constructor(peso: number) {
    this.#peso = peso;
  }

  get palabras(): Iterable<string> {
    return this.#cuentas.keys();
  }

  /** Adds the words of the next thing. Things come in the order of their numbers, each once. */
  anadir(palabras: readonly string[], vale: (palabra: string) => boolean): void {
    const cosa = this.#largos.length;
    const largo = new Set(palabras).size;
    this.#largos.push(largo);
    this.#suma += largo;
    for (const palabra of palabras) {
      if (!vale(palabra)) continue;
      let cuenta = this.#cuentas.get(palabra);
      if (!cuenta) this.#cuentas.set(palabra, (cuenta = { cosas: [], veces: [] }));
      const ultima = cuenta.cosas.length - 1;
      if (cuenta.cosas[ultima] === cosa) cuenta.veces[ultima]!++;
      else {
        cuenta.cosas.push(cosa);
        cuenta.veces.push(1);
      }
    }
  }

  cosasDe(palabra: string): readonly number[] {
    return this.#cuentas.get(palabra)?.cosas ?? [];
  }

  lugaresDe(palabra: string): Lugares | undefined {
    const cuenta = this.#cuentas.get(palabra);
    if (!cuenta) return undefined;
    const { cosas, veces } = cuenta;
    const todas = this.#largos.length;
    const medio = this.#suma / todas;
    const rareza = Math.log(1 + (todas - cosas.length + 0.5) / (cosas.length + 0.5));
    const puntos = Float32Array.from(cosas, (cosa, indice) => {
      const largo = 1 - LARGO + (LARGO * this.#largos[cosa]!) / medio;
      const repetida = (veces[indice]! * (REPETICION + 1)) / (veces[indice]! + REPETICION * largo);
      return this.#peso * rareza * (SUELO + repetida);
    });
    return { cosas: Int32Array.from(cosas), puntos };
  }
}

const sumados = (a: number, b: number) => a + b;

/** Joins the occurrences of one word in several fields. Scores are added, or joined by `combinar`. */
export function juntar(
  varios: readonly Lugares[],
  combinar: (a: number, b: number) => number = sumados,
): Lugares {
  if (varios.length === 1) return varios[0]!;
  const sumas = new Map<number, number>();
  for (const { cosas, puntos } of varios) {
    cosas.forEach((cosa, indice) => sumas.set(cosa, combinar(sumas.get(cosa) ?? 0, puntos[indice]!)));
  }
  const cosas = Int32Array.from(sumas.keys()).sort();
  return { cosas, puntos: Float32Array.from(cosas, (cosa) => sumas.get(cosa)!) };
}

/** True when an indexed word occurs in a thing. */
export function estaEn({ cosas }: Lugares, cosa: number): boolean {
  let [de, a] = [0, cosas.length];
  while (de < a) {
    const medio = (de + a) >> 1;
    if (cosas[medio]! < cosa) de = medio + 1;
    else a = medio;
  }
  return cosas[de] === cosa;
}

/**
 * Positions of some scores, the highest first; of equal ones the earlier first. Sorting plain numbers and then looking
 * up their positions takes a tenth of the time of comparing things.
 */
export function deMayorAMenor(puntos: Float64Array): Int32Array {
  const total = puntos.length;
  const enOrden = puntos.toSorted();
  /** Number of equal scores that already have a position, by the position of the first of them. */
  const puestos = new Int32Array(total);
  const orden = new Int32Array(total);
  for (let numero = 0; numero < total; numero++) {
    const puntaje = puntos[numero]!;
    // Binary search for the first score that is higher.
    let [de, a] = [0, total];
    while (de < a) {
      const medio = (de + a) >> 1;
      if (enOrden[medio]! <= puntaje) de = medio + 1;
      else a = medio;
    }
    const primero = total - de;
    orden[primero + puestos[primero]!++] = numero;
  }
  return orden;
}
