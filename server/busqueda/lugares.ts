/** Where a word stands: in which things, in their order, and how much it says of each. */
export interface Lugares {
  cosas: Int32Array;
  puntos: Float32Array;
}

/** How well a word says what a thing is about: seldom elsewhere, often here, and in few words (BM25+). */
const REPETICION = 1.2;
const LARGO = 0.7;
const SUELO = 0.5;

interface Cuenta {
  cosas: number[];
  veces: number[];
}

/** The words of one field of all things, counted as they come and weighed when all have come. */
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

  /** The things come in their order, each once. */
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

const sumados = (una: number, otra: number) => una + otra;

/** The same word in several fields, as one: what it says of a thing there is added up, or joined otherwise. */
export function juntar(
  varios: readonly Lugares[],
  como: (una: number, otra: number) => number = sumados,
): Lugares {
  if (varios.length === 1) return varios[0]!;
  const sumas = new Map<number, number>();
  for (const { cosas, puntos } of varios) {
    cosas.forEach((cosa, indice) => sumas.set(cosa, como(sumas.get(cosa) ?? 0, puntos[indice]!)));
  }
  const cosas = Int32Array.from(sumas.keys()).sort();
  return { cosas, puntos: Float32Array.from(cosas, (cosa) => sumas.get(cosa)!) };
}

/** Whether it stands in this thing. */
export function estaEn({ cosas }: Lugares, cosa: number): boolean {
  let [de, a] = [0, cosas.length];
  while (de < a) {
    const medio = (de + a) >> 1;
    if (cosas[medio]! < cosa) de = medio + 1;
    else a = medio;
  }
  return cosas[de] === cosa;
}
