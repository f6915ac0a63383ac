import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { leerFormularios } from "../../../server/cuestionarios/escritos";
import { DE_SALUD_MENTAL } from "../../../server/saludMental/escritos";
import { empezar, responder, type Respuesta } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import {
  BANDAS,
  convieneHablar,
  resultadoDe,
  TRAMOS,
  tramoDe,
} from "../../../app/domain/saludMental/instrumentos";
import { fc } from "../../support/azar";
import { carpetaDeContenido } from "../../support/contenido";

const { direcciones } = await fuenteDeArchivos("app/content").leer();
const { formularios, problemas } = await leerFormularios("app/content", DE_SALUD_MENTAL, direcciones);
const { form } = formularios[0]!.vigente;
const IDS = ["nunca", "varios", "mas-de-la-mitad", "casi-todos"];

const DE_DIFICULTAD = "phq9-dificultad";
const puntuadas = (preguntas = preguntasDe(form)) => preguntas.filter(({ cod }) => cod !== DE_DIFICULTAD);

/** Answers with the given points: those of the PHQ-9 in order, then those of the GAD-7. */
const con = (puntos: readonly number[]): Respuesta[] =>
  puntuadas().map(({ cod }, indice) => ({
    codPregunta: cod,
    completado: true,
    respuesta: [{ idRespuesta: IDS[puntos[indice] ?? 0]!, texto: "" }],
  }));
/**
 * Points of answers that make a sum, from the first question of a questionnaire on; the last question of the PHQ-9 is
 * used only when it must be.
 */
const queSumen = (suma: number, cuantas: number) =>
  Array.from({ length: cuantas }, (_, indice) => Math.max(0, Math.min(3, suma - 3 * indice)));
/** Sums of points for the tests, one for each band of distress; for the PHQ-9, without its last question. */
const DE_CADA_BANDA = [0, 5, 10, 15, 20];
const animo = (suma: number) => resultadoDe(form, con(queSumen(suma, 9))).miradas[0]!.banda;
const tranquilidad = (suma: number) =>
  resultadoDe(form, con([...queSumen(0, 9), ...queSumen(suma, 7)])).miradas[1]!.banda;

const TEXTOS = [
  "Poco interés o placer en hacer cosas",
  "Se ha sentido decaído(a), deprimido(a) o sin esperanzas",
  "Ha tenido dificultad para quedarse o permanecer dormido(a), o ha dormido demasiado",
  "Se ha sentido cansado(a) o con poca energía",
  "Sin apetito o ha comido en exceso",
  "Se ha sentido mal con usted mismo(a) – o que es un fracaso o que ha quedado mal con usted mismo(a) o con su familia",
  "Ha tenido dificultad para concentrarse en ciertas actividades, tales como leer el periódico o ver la televisión",
  "¿Se ha movido o hablado tan lento que otras personas podrían haberlo notado? o lo contrario – muy inquieto(a) o agitado(a) que ha estado moviéndose mucho más de lo normal",
  "Pensamientos de que estaría mejor muerto(a) o de lastimarse de alguna manera",
  "Se ha sentido nervioso(a), ansioso(a) o con los nervios de punta",
  "No ha sido capaz de parar o controlar su preocupación",
  "Se ha preocupado demasiado por motivos diferentes",
  "Ha tenido dificultad para relajarse",
  "Se ha sentido tan inquieto(a) que no ha podido quedarse quieto(a)",
  "Se ha molestado o irritado fácilmente",
  "Ha tenido miedo de que algo terrible fuera a pasar",
];

it("a person sees four stretches, and the two heaviest bands are one of them", () => {
  expect(BANDAS.map((banda) => TRAMOS[tramoDe(banda)])).toEqual([...TRAMOS, "Pesa mucho"]);
});

describe("the intake", () => {
  it("asks the nine questions of PHQ-9 and the seven of GAD-7, each of the last two weeks", () => {
    expect(problemas).toEqual([]);
    const preguntas = puntuadas();
    expect(preguntas.map(({ cod }) => cod)).toEqual([
      ...Array.from({ length: 9 }, (_, indice) => `phq9-${indice + 1}`),
      ...Array.from({ length: 7 }, (_, indice) => `gad7-${indice + 1}`),
    ]);
    for (const pregunta of preguntas) {
      expect(pregunta.ayuda).toContain("últimas 2 semanas");
      expect("opciones" in pregunta && pregunta.opciones.map(({ id }) => id)).toEqual(IDS);
    }
  });

  it("asks them in the publishers' Spanish, to the letter, and says whose words they are", () => {
    const preguntas = puntuadas();
    expect(preguntas.map(({ texto }) => texto)).toEqual(TEXTOS);
    for (const pregunta of preguntas) {
      expect(pregunta.ayuda).toBe(
        "Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas?",
      );
      expect("opciones" in pregunta && pregunta.opciones.map(({ texto }) => texto)).toEqual([
        "Ningún día",
        "Varios días",
        "Más de la mitad de los días",
        "Casi todos los días",
      ]);
    }
    expect(form.version).toBeGreaterThan(2);
    expect(form.fuente).toEqual({
      texto: "PHQ-9 y GAD-7, de Spitzer, Kroenke, Williams y colaboradores, con apoyo de Pfizer Inc.",
      version: "español para los EE. UU., phqscreeners.com",
      fecha: "2026-11-28",
    });
  });

  it("asks after PHQ-9 how difficult it was, to the letter, of whoever marked any of its nine problems", () => {
    const todas = preguntasDe(form).map(({ cod }) => cod);
    expect(todas.indexOf(DE_DIFICULTAD)).toBe(todas.indexOf("phq9-9") + 1);
    expect(preguntasDe(form).find(({ cod }) => cod === DE_DIFICULTAD)).toMatchObject({
      tipo: "single",
      requerida: true,
      texto:
        "¿Qué tanta dificultad le han dado estos problemas para hacer su trabajo, encargarse de las tareas del hogar, o llevarse bien con otras personas?",
      opciones: ["No ha sido difícil", "Un poco difícil", "Muy difícil", "Extremadamente difícil"].map(
        (texto) => ({ texto }),
      ),
    });
    const sePregunta = (cod: string, id: string) => {
      const dado = responder(form, empezar(form, "u"), {
        codPregunta: cod,
        respuesta: [{ idRespuesta: id }],
      });
      return dado.ok && dado.value.estado.preguntas.includes(DE_DIFICULTAD);
    };
    for (const { cod } of puntuadas()) {
      const cuenta = cod.startsWith("phq9");
      expect(IDS.map((id) => sePregunta(cod, id))).toEqual([false, cuenta, cuenta, cuenta]);
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

describe("what an editor may not write of it", () => {
  const ARCHIVO = "salud-mental/programa-salud-mental.yaml";
  const nuestro = readFileSync(`app/content/${ARCHIVO}`, "utf8");
  const { carpeta, escribir } = carpetaDeContenido();
  /** Errors of the changed form file, without line numbers. */
  const problemasCon = async (escrito: string) => {
    expect(escrito).not.toBe(nuestro);
    escribir(ARCHIVO, escrito);
    const leido = await leerFormularios(carpeta, DE_SALUD_MENTAL, direcciones);
    expect(leido.formularios).toEqual([]);
    for (const { linea } of leido.problemas) expect(linea).toBeGreaterThan(0);
    return leido.problemas.map(enUnaLinea);
  };
  const lineaDe = (texto: string) => nuestro.slice(0, nuestro.indexOf(texto)).split("\n").length;
  const PELIGRO = /( {6}- cod: phq9-9\n)([^]*?)(?= {6}# Not scored)/;
  const DIFICULTAD = /( {6}- cod: phq9-dificultad\n)([^]*?)(?= {2}- titulo)/;
  const enDificultad = (cambiar: (pregunta: string) => string) =>
    problemasCon(nuestro.replace(DIFICULTAD, (_, cod: string, resto: string) => cod + cambiar(resto)));
  const enPeligro = (cambiar: (pregunta: string) => string) =>
    problemasCon(nuestro.replace(PELIGRO, (_, cod: string, resto: string) => cod + cambiar(resto)));
  const DONDE = "paginas[0].preguntas[8]";
  const SIN_ALARMA = "falta: en una pregunta de peligro solo la primera opción va sin alarma";

  it("is an option of danger without its alarm", async () => {
    expect(await enPeligro((pregunta) => pregunta.replace("puntos: 1, alarma: true", "puntos: 1"))).toEqual([
      `${ARCHIVO}:${lineaDe("puntos: 1, alarma")}: ${DONDE}.opciones[1].alarma: ${SIN_ALARMA}`,
    ]);
  });

  it("is a danger that is asked as any other question", async () => {
    const sinNada = (pregunta: string) =>
      pregunta.replace("tipo: triage", "tipo: single").replaceAll(", alarma: true", "");
    expect(await enPeligro(sinNada)).toEqual([
      expect.stringMatching(/: paginas: falta una pregunta de clase triage, que mire si hay peligro$/),
      `${ARCHIVO}:${lineaDe("tipo: triage")}: ${DONDE}.tipo: tiene que ser triage`,
    ]);
  });

  it("is one question less, or one more", async () => {
    expect(await problemasCon(nuestro.replace(PELIGRO, ""))).toEqual([
      `${ARCHIVO}:${lineaDe("paginas:")}: paginas: falta una pregunta de clase triage, que mire si hay peligro`,
      expect.stringMatching(/\.preguntas\[8\]\.si\[0\]\.pregunta: no hay antes una pregunta «phq9-9»$/),
    ]);
    expect(await problemasCon(nuestro.replace("cod: gad7-7", "cod: gad7-8"))).toEqual([
      expect.stringMatching(/: paginas: falta la pregunta «gad7-7»$/),
      `${ARCHIVO}:${lineaDe("cod: gad7-7")}: paginas[1].preguntas[6].cod: no es una pregunta de PHQ-9 ni de GAD-7`,
    ]);
  });

  it.each([
    ["puntos: 3, alarma: true", "puntos: 2, alarma: true"],
    ["puntos: 1, alarma: true", "puntos: 0, alarma: true"],
    ["{ id: nunca, texto: Ningún día, puntos: 0 }", "{ id: nunca, texto: Ningún día }"],
  ])("is an answer with other points than its own: «%s» as «%s»", async (antes, despues) => {
    expect(await enPeligro((pregunta) => pregunta.replace(antes, despues))).toEqual([
      expect.stringMatching(
        /: paginas\[0\]\.preguntas\[8\]\.opciones: lleva cuatro opciones, con 0, 1, 2 y 3 puntos en ese orden$/,
      ),
    ]);
  });

  it("is an answer less", async () => {
    expect(await enPeligro((pregunta) => pregunta.replace(/ {10}- \{ id: casi-todos.*\n/, ""))).toEqual([
      expect.stringMatching(/\.preguntas\[9\]\.si\[0\]\.es\[2\]: «phq9-9» no tiene la opción «casi-todos»$/),
      expect.stringMatching(/\.preguntas\[8\]\.opciones: lleva cuatro opciones, con 0, 1, 2 y 3 puntos/),
    ]);
  });

  it("is a question that not everybody is asked, or may pass by", async () => {
    expect(
      await enPeligro((pregunta) => `        si: [{ pregunta: phq9-2, es: [casi-todos] }]\n${pregunta}`),
    ).toEqual([expect.stringMatching(/\.preguntas\[8\]\.si: se pregunta a todas las personas$/)]);
    const deOtra = nuestro.replace("cod: phq9-2\n", "cod: phq9-2\n        requerida: false\n");
    expect(await problemasCon(deOtra)).toEqual([
      expect.stringMatching(/\.preguntas\[1\]\.requerida: se pregunta a todas las personas$/),
    ]);
  });

  it("is a difficulty that is asked of others, that weighs, or that is danger", async () => {
    const soloUnas = (pregunta: string) => pregunta.replace("phq9-1, ", "");
    expect(await enDificultad(soloUnas)).toEqual([
      expect.stringMatching(/\.preguntas\[9\]\.si: se pregunta a quien marcó al menos un problema de PHQ-9$/),
    ]);
    expect(
      await enDificultad((pregunta) => pregunta.replace("Muy difícil }", "Muy difícil, puntos: 3 }")),
    ).toEqual([
      expect.stringMatching(/\.preguntas\[9\]\.opciones: no lleva puntos: no cuenta en el resultado$/),
    ]);
    expect(await enDificultad((pregunta) => pregunta.replace("tipo: single", "tipo: multiple"))).toEqual([
      expect.stringMatching(/\.preguntas\[9\]\.tipo: tiene que ser single$/),
    ]);
    expect(await problemasCon(nuestro.replace(DIFICULTAD, ""))).toEqual([
      expect.stringMatching(/: paginas: falta la pregunta «phq9-dificultad»$/),
    ]);
  });

  it("is a result with a sentence less, or without those of an instrument", async () => {
    expect(await problemasCon(nuestro.replace(/ {6}- Tu ánimo está cargando mucho.*\n/, ""))).toEqual([
      expect.stringMatching(/: miradas\[0\]\.textos: lleva un texto para cada banda: 5$/),
    ]);
    expect(await problemasCon(nuestro.replace(/ {2}- id: gad-7\n[^]*?(?=paginas:)/, ""))).toEqual([
      expect.stringMatching(/: miradas: lleva phq-9 y gad-7, en ese orden$/),
    ]);
  });
});

describe("the sentences of a result", () => {
  const dichas = (unForm: typeof form, enAlarma: boolean) =>
    DE_CADA_BANDA.map((suma) =>
      resultadoDe(
        unForm,
        con([...queSumen(suma, 8), enAlarma ? 1 : 0, ...queSumen(Math.min(suma, 15), 7)]),
      ).miradas.map(({ mira, texto }) => `${mira}: ${texto}`),
    );

  it("are those of the version that was asked", () => {
    const otra = structuredClone(form) as typeof form & { miradas: { textos: string[] }[] };
    otra.miradas[0]!.textos[0] = "De otra versión.";
    expect(dichas(otra, false)[0]).toEqual([
      "Tu ánimo: De otra versión.",
      "Tu tranquilidad: En estas dos semanas la preocupación no muestra señales que pidan atención.",
    ]);
  });

  it("are these for each band, and after an answer of danger", () => {
    expect([dichas(form, false), dichas(form, true)]).toMatchInlineSnapshot(`
      [
        [
          [
            "Tu ánimo: En estas dos semanas tu ánimo no muestra señales que pidan atención.",
            "Tu tranquilidad: En estas dos semanas la preocupación no muestra señales que pidan atención.",
          ],
          [
            "Tu ánimo: Tu ánimo muestra un malestar leve. Es común, y contarlo a tiempo ayuda a que no crezca.",
            "Tu tranquilidad: La preocupación te acompaña un poco. Bajar el ritmo y contarlo suele ayudar.",
          ],
          [
            "Tu ánimo: Tu ánimo muestra un malestar moderado. Hablar con un especialista suele aliviarlo.",
            "Tu tranquilidad: La preocupación te está pesando. Hablar con un especialista suele aliviarla.",
          ],
          [
            "Tu ánimo: Tu ánimo está cargando bastante. Te conviene hablar con un especialista en los próximos días.",
            "Tu tranquilidad: La preocupación te está pesando mucho. Te conviene hablar con un especialista en los próximos días.",
          ],
          [
            "Tu ánimo: Tu ánimo está cargando mucho. Te conviene hablar con un especialista lo antes posible.",
            "Tu tranquilidad: La preocupación te está pesando mucho. Te conviene hablar con un especialista en los próximos días.",
          ],
        ],
        [
          [
            "Tu ánimo: Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.",
            "Tu tranquilidad: En estas dos semanas la preocupación no fue lo que más te pesó.",
          ],
          [
            "Tu ánimo: Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.",
            "Tu tranquilidad: La preocupación te acompaña un poco. Cuéntala también en esa conversación.",
          ],
          [
            "Tu ánimo: Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.",
            "Tu tranquilidad: La preocupación te está pesando. Cuéntala también en esa conversación.",
          ],
          [
            "Tu ánimo: Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.",
            "Tu tranquilidad: La preocupación te está pesando mucho. Cuéntala también en esa conversación.",
          ],
          [
            "Tu ánimo: Hablar con alguien va primero, sea como sea lo demás. No hace falta esperar a sentirte peor.",
            "Tu tranquilidad: La preocupación te está pesando mucho. Cuéntala también en esa conversación.",
          ],
        ],
      ]
    `);
  });
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

  it("is the same however difficult it was, and tells that in its own words", () => {
    const opciones = ["nada-dificil", "un-poco-dificil", "muy-dificil", "extremadamente-dificil"];
    fc.assert(
      fc.property(todas, fc.constantFrom(...opciones), (puntos, id) => {
        const conDificultad = [
          ...con(puntos),
          { codPregunta: DE_DIFICULTAD, completado: true, respuesta: [{ idRespuesta: id, texto: "Así" }] },
        ];
        const { dificultad, ...resto } = resultadoDe(form, conDificultad);
        expect(dificultad).toMatchObject({ respuesta: "Así" });
        expect({ ...resto, dificultad: null }).toEqual(resultadoDe(form, con(puntos)));
      }),
    );
  });

  it("gives it by the points too: no word of a file silences it", () => {
    const mudo = structuredClone(form);
    for (const pregunta of preguntasDe(mudo)) {
      if (pregunta.tipo === "triage") for (const opcion of pregunta.opciones) opcion.alarma = false;
    }
    for (const puntos of [0, 1, 2, 3]) {
      const { alarma, banda } = resultadoDe(mudo, con([...queSumen(0, 8), puntos]));
      expect([alarma, banda]).toEqual(puntos > 0 ? [true, null] : [false, "minimo"]);
    }
  });

  it("says no number and no diagnosis, and sends to a person whoever carries more than a little", () => {
    fc.assert(
      fc.property(todas, (puntos) => {
        const resultado = resultadoDe(form, con(puntos));
        const palabras = resultado.miradas.map(({ texto }) => texto).join(" ");
        expect(palabras).not.toMatch(/\d|depresi|ansiedad|trastorno|diagn/i);
        const [phq, gad] = [puntos.slice(0, 9), puntos.slice(9)].map((notas) =>
          notas.reduce((suma, nota) => suma + nota, 0),
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
