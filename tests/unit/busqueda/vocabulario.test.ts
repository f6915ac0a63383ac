import { describe, expect, it } from "vitest";
import { Campo, deMayorAMenor, estaEn, juntar } from "../../../server/busqueda/lugares";
import { Vocabulario } from "../../../server/busqueda/vocabulario";
import { fc } from "../../support/azar";

/** Words of few different letters, which resemble each other. */
const palabra = fc.string({ unit: fc.constantFrom("a", "b", "c", "ñ"), minLength: 1, maxLength: 8 });
const vocabulario = fc.uniqueArray(palabra, { maxLength: 40 }).map((todas) => todas.sort());

/**
 * Number of letters added, left out, replaced or swapped with their neighbour, computed with the whole table as in the
 * definition.
 */
function cambios(izquierda: string, derecha: string): number {
  const filas = Array.from({ length: izquierda.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= derecha.length; j++) filas[0]![j] = j;
  for (let i = 1; i <= izquierda.length; i++) {
    for (let j = 1; j <= derecha.length; j++) {
      const cambia = izquierda[i - 1] === derecha[j - 1] ? 0 : 1;
      filas[i]![j] = Math.min(filas[i - 1]![j - 1]! + cambia, filas[i - 1]![j]! + 1, filas[i]![j - 1]! + 1);
      if (i > 1 && j > 1 && izquierda[i - 1] === derecha[j - 2] && izquierda[i - 2] === derecha[j - 1]) {
        filas[i]![j] = Math.min(filas[i]![j]!, filas[i - 2]![j - 2]! + 1);
      }
    }
  }
  return filas[izquierda.length]![derecha.length]!;
}

describe("a vocabulary", () => {
  it("finds the very words that are so many changes away, each with how many", () => {
    fc.assert(
      fc.property(vocabulario, palabra, fc.integer({ min: 0, max: 3 }), (todas, buscada, errores) => {
        const esperadas = todas
          .map((palabra, numero) => ({ numero, distancia: cambios(palabra, buscada) }))
          .filter(({ distancia }) => distancia <= errores);
        expect(new Vocabulario(todas).parecidas(buscada, errores)).toEqual(esperadas);
      }),
      { numRuns: 500 },
    );
  });

  it("counts two neighbours that changed places as one change, wherever they stand", () => {
    const lista = new Vocabulario(["noche", "plata", "sueno"]);
    const halladas = ["onche", "nohce", "nocceh", "seuno", "platt"].map((buscada) =>
      lista.parecidas(buscada, 1).map(({ numero, distancia }) => [lista.palabra(numero), distancia]),
    );
    expect(halladas).toEqual([[["noche", 1]], [["noche", 1]], [], [["sueno", 1]], [["plata", 1]]]);
  });

  it("finds a word, and those that begin with it and go on", () => {
    fc.assert(
      fc.property(vocabulario, palabra, (todas, buscada) => {
        const lista = new Vocabulario(todas);
        const exacta = todas.indexOf(buscada);
        expect(lista.numeroDe(buscada)).toBe(exacta === -1 ? undefined : exacta);
        const { de, a } = lista.queEmpiezan(buscada);
        const esperadas = todas.filter((palabra) => palabra.startsWith(buscada) && palabra !== buscada);
        expect(todas.slice(de, a)).toEqual(esperadas);
      }),
    );
  });
});

describe("what a word says of a thing", () => {
  const campo = (textos: string[]) => {
    const unCampo = new Campo(1);
    for (const texto of textos) unCampo.anadir(texto.split(" "), () => true);
    return unCampo;
  };

  it("is more where it is rare, repeated, or in fewer words", () => {
    const puntosEn = (textos: string[], cosa: number) => {
      const { cosas, puntos } = campo(textos).lugaresDe("mar")!;
      return puntos[cosas.indexOf(cosa)]!;
    };
    expect(puntosEn(["mar sol", "x y", "x y"], 0)).toBeGreaterThan(puntosEn(["mar sol", "mar y", "x y"], 0));
    const repetida = ["mar mar sol", "mar luna sol", "x y z"];
    expect(puntosEn(repetida, 0)).toBeGreaterThan(puntosEn(repetida, 1));
    const corta = ["mar sol", "mar luna sol playa", "x y z"];
    expect(puntosEn(corta, 0)).toBeGreaterThan(puntosEn(corta, 1));
  });

  it("adds up over its fields, in the order of the things", () => {
    const primero = campo(["mar", "x", "mar x"]).lugaresDe("mar")!;
    const segundo = campo(["x", "mar", "mar"]).lugaresDe("mar")!;
    const juntos = juntar([primero, segundo]);
    expect([...juntos.cosas]).toEqual([0, 1, 2]);
    expect(juntos.puntos[2]).toBeCloseTo(primero.puntos[1]! + segundo.puntos[1]!);
    expect([0, 1, 2, 3].map((cosa) => estaEn(primero, cosa))).toEqual([true, false, true, false]);
  });
});

describe("what was found", () => {
  it("stands by its score, the highest first, and where scores are equal in the order of the things", () => {
    const puntos = fc.array(fc.constantFrom(0, 0.5, 1, 1.25, 7), { maxLength: 60 });
    fc.assert(
      fc.property(puntos, (valores) => {
        const esperado = valores
          .map((_, posicion) => posicion)
          .sort((primera, segunda) => valores[segunda]! - valores[primera]! || primera - segunda);
        expect([...deMayorAMenor(Float64Array.from(valores))]).toEqual(esperado);
      }),
    );
  });
});
