import { describe, expect, it, test } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { leerFormularios } from "../../../server/cuestionarios/escritos";
import type { Respuesta } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { convieneHablar, resultadoDe } from "../../../app/domain/saludMental/instrumentos";
import { fc } from "../../support/azar";

const { direcciones } = await fuenteDeArchivos("app/content").leer();
const { formularios, problemas } = await leerFormularios("app/content", "salud-mental", direcciones);
const { form } = formularios[0]!.vigente;
const IDS = ["nunca", "varios", "mas-de-la-mitad", "casi-todos"];

/** So many points to each question: those of PHQ-9 in their order, then those of GAD-7. */
const con = (puntos: readonly number[]): Respuesta[] =>
  preguntasDe(form).map(({ cod }, indice) => ({
    codPregunta: cod,
    completado: true,
    respuesta: [{ idRespuesta: IDS[puntos[indice] ?? 0]!, texto: "" }],
  }));
/** A sum, from the first question of the instrument on; the last one of PHQ-9 only where nothing else is left. */
const queSumen = (suma: number, cuantas: number) =>
  Array.from({ length: cuantas }, (_, indice) => Math.max(0, Math.min(3, suma - 3 * indice)));
/** Of each band a sum, that of PHQ-9 without its last question. */
const DE_CADA_BANDA = [0, 5, 10, 15, 20];
const animo = (suma: number) => resultadoDe(form, con(queSumen(suma, 9))).miradas[0]!.banda;
const tranquilidad = (suma: number) =>
  resultadoDe(form, con([...queSumen(0, 9), ...queSumen(suma, 7)])).miradas[1]!.banda;

describe("the intake", () => {
  it("asks the nine questions of PHQ-9 and the seven of GAD-7, each of the last two weeks", () => {
    expect(problemas).toEqual([]);
    const preguntas = preguntasDe(form);
    expect(preguntas.map(({ cod }) => cod)).toEqual([
      ...Array.from({ length: 9 }, (_, indice) => `phq9-${indice + 1}`),
      ...Array.from({ length: 7 }, (_, indice) => `gad7-${indice + 1}`),
    ]);
    for (const pregunta of preguntas) {
      expect(pregunta.ayuda).toContain("últimas 2 semanas");
      expect("opciones" in pregunta && pregunta.opciones.map(({ id }) => id)).toEqual(IDS);
    }
  });

  test.each([
    [0, "minimo"],
    [4, "minimo"],
    [5, "leve"],
    [9, "leve"],
    [10, "moderado"],
    [14, "moderado"],
    [15, "fuerte"],
    [19, "fuerte"],
    [20, "muy-fuerte"],
    [24, "muy-fuerte"],
  ])("PHQ-9 of %i is %s", (suma, banda) => expect(animo(suma)).toBe(banda));

  test.each([
    [0, "minimo"],
    [4, "minimo"],
    [5, "leve"],
    [9, "leve"],
    [10, "moderado"],
    [14, "moderado"],
    [15, "fuerte"],
    [21, "fuerte"],
  ])("GAD-7 of %i is %s", (suma, banda) => expect(tranquilidad(suma)).toBe(banda));
});

describe("the result", () => {
  const todas = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 16, maxLength: 16 });

  it("gives the alarm for the last question of PHQ-9 whatever the rest is, and for nothing else", () => {
    fc.assert(
      fc.property(todas, (puntos) => {
        const { alarma } = resultadoDe(form, con(puntos));
        expect(alarma).toBe(puntos[8]! > 0);
      }),
    );
  });

  it("says no number and no diagnosis, and sends to a person whoever carries more than a little", () => {
    fc.assert(
      fc.property(todas, (puntos) => {
        const resultado = resultadoDe(form, con(puntos));
        const dicho = resultado.miradas.map(({ texto }) => texto).join(" ");
        expect(dicho).not.toMatch(/\d|depresi|ansiedad|trastorno|diagn/i);
        const [phq, gad] = [puntos.slice(0, 9), puntos.slice(9)].map((unos) =>
          unos.reduce((suma, uno) => suma + uno, 0),
        );
        expect(convieneHablar(resultado)).toBe(phq! >= 10 || gad! >= 10 || puntos[8]! > 0);
      }),
    );
  });

  describe.each(DE_CADA_BANDA)("beside a danger, with %i in the rest of PHQ-9", (suma) => {
    it.each(DE_CADA_BANDA.slice(0, 4))("and %i in GAD-7, neither reassures nor gives a band", (otra) => {
      for (const peligro of [1, 2, 3]) {
        const puntos = [...queSumen(suma, 8), peligro, ...queSumen(otra, 7)];
        const resultado = resultadoDe(form, con(puntos));
        const [animo, tranquilidad] = resultado.miradas;
        expect(animo!.texto).toMatch(/^Hablar con alguien va primero/);
        expect(tranquilidad!.texto).not.toMatch(/no muestra|va bien|próximos días/);
        expect([resultado.banda, animo!.banda, tranquilidad!.banda]).toEqual([null, null, null]);
        expect(convieneHablar(resultado)).toBe(true);
        const sinPeligro = resultadoDe(form, con(puntos.with(8, 0)));
        expect(sinPeligro.miradas[0]!.texto).toMatch(/^(En estas dos semanas tu|Tu) ánimo/);
        expect(sinPeligro.banda).not.toBeNull();
      }
    });
  });
});
