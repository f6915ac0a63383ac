import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { empezar, responder } from "../../../app/domain/cuestionarios/estado";
import {
  dimensionPreferida,
  cambioDePuntaje,
  resultadosDe,
} from "../../../app/domain/cuestionarios/resultados";
import { parse } from "yaml";
import { makeRecomendar } from "../../../app/domain/cuestionarios/recomendaciones";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { DE_CUESTIONARIOS, leerFormularios } from "../../../server/cuestionarios/escritos";
import { preguntasDe, type Pregunta, formulario } from "../../../app/domain/cuestionarios/formulario";
import { FORMULARIO_DE_PRUEBA, formularioDePrueba } from "../../support/cuestionarios";

const form = await formularioDePrueba();

/** State of a form with the ids chosen for each question. */
function con(dadas: Record<string, string[]>) {
  return Object.entries(dadas).reduce(
    (estado, [codPregunta, ids]) => {
      const respuesta = ids.map((idRespuesta) => ({ idRespuesta }));
      const dado = responder(form, estado, { codPregunta, respuesta });
      if (!dado.ok) throw new Error(`${codPregunta}: ${dado.rechazo}`);
      return dado.value.estado;
    },
    empezar(form, "uuid"),
  );
}
/** The published test, to which some possible answers are given. */
const delTest = formulario.parse(
  parse(readFileSync("app/content/cuestionarios/test-de-bienestar.yaml", "utf8")),
);
const dichas = (dadas: Record<string, string>) => ({
  respuestas: Object.entries(dadas).map(([codPregunta, idRespuesta]) => ({
    ...{ codPregunta, completado: true },
    respuesta: [{ idRespuesta, texto: idRespuesta }],
  })),
});
const de = (dadas: Record<string, string[]>) => resultadosDe(form, con(dadas));

describe("the results of a form", () => {
  it("are a part of what could be had, where the highest may be the worst, with the words of its band", () => {
    const { dimensiones, general } = de({ elegir: ["b"], peso: ["9"] });
    expect(dimensiones).toEqual([
      { id: "uno", nombre: "Uno", puntaje: 50, franja: "Alta", nivel: 1, texto: "Uno alto." },
      { id: "dos", nombre: "Dos", puntaje: 10, franja: "Baja", nivel: 0, texto: "Dos bajo." },
    ]);
    expect(general).toEqual({ puntaje: 30, franja: "Baja", nivel: 0, resumen: "Va bajo." });
  });

  it("count a scale from where it begins", () => {
    const desdeUno = formulario.parse(
      parse(
        FORMULARIO_DE_PRUEBA.replace("desde: 0\n        hasta: 10", "desde: 1\n        hasta: 9").replace(
          "alReves: true",
          "alReves: false",
        ),
      ),
    );
    const puntajeCon = (numero: string) =>
      resultadosDe(desdeUno, {
        respuestas: [
          { codPregunta: "peso", completado: true, respuesta: [{ idRespuesta: numero, texto: numero }] },
        ],
      }).dimensiones.map(({ puntaje }) => puntaje);
    expect(["1", "5", "9"].map(puntajeCon)).toEqual([[0], [50], [100]]);
  });

  it("leave out what was not answered", () => {
    expect(de({ elegir: ["c"] }).dimensiones.map(({ id }) => id)).toEqual(["uno"]);
    expect(de({}).general).toBeNull();
  });

  it("tell nobody who hardly sleeps that they rest, whatever else they say of their nights", () => {
    const con = (horas: string) =>
      resultadosDe(
        delTest,
        dichas({ "sueno-dormirse": "casi-nunca", "sueno-descanso": "siempre", "sueno-horas": horas }),
      ).dimensiones[0]!.franja;
    expect(["2", "4.5", "5.5", "6", "8"].map(con)).toEqual([
      ...["Con altibajos", "Con altibajos", "Con altibajos"],
      ...["Va bien", "Va bien"],
    ]);
  });

  it("tell nobody who says that they feel very bad that all goes well, however well the rest goes", () => {
    const con = (comoEstas: string) =>
      resultadosDe(
        delTest,
        dichas({
          ...{ "como-estas": comoEstas, "sueno-dormirse": "casi-nunca", "sueno-descanso": "siempre" },
          "sueno-horas": "8",
        }),
      ).general;
    expect(con("10")).toMatchObject({ franja: "Va bien" });
    expect(con("10")!.resumen).toContain("estás bien");
    expect(con("3")!.resumen).not.toMatch(/eso es lo primero/);
    const todoBien = {
      ...delTest,
      franjas: delTest.franjas.map((franja, nivel) => ({ ...franja, desde: nivel })),
    };
    for (const muyMal of ["0", "2"]) {
      expect(con(muyMal)!.resumen).toMatch(/^Dices que .*; eso es lo primero/);
      const resultado = resultadosDe(todoBien, dichas({ "como-estas": muyMal, "sueno-horas": "8" })).general!;
      expect([resultado.franja, resultado.puntaje > 45]).toEqual(["Con altibajos", true]);
    }
  });

  it("raise the alarm at one answer, and at no other", () => {
    expect(de({ peso: ["5"], peligro: ["si"] }).alarma).toBe(true);
    expect(de({ peso: ["5"], peligro: ["no"] }).alarma).toBe(false);
    // An answer to a question that is hidden again counts for nothing.
    expect(de({ peso: ["5"], peligro: ["si"], elegir: ["a"] }).alarma).toBe(true);
    expect(resultadosDe(form, con({ peso: ["4"] })).alarma).toBe(false);
  });

  it.each([
    { ahora: 45, antes: 50, cambio: -5 },
    { ahora: 55, antes: 50, cambio: 5 },
    { ahora: 54, antes: 50, cambio: 0 },
    { ahora: 46, antes: 50, cambio: 0 },
  ])("say that $antes and then $ahora is a change of $cambio", ({ ahora, antes, cambio }) =>
    expect(cambioDePuntaje(ahora, antes)).toBe(cambio),
  );

  it("know what somebody would begin with, where it is a dimension", () => {
    expect(dimensionPreferida(form, con({ orden: ["dos", "uno", "tres"] }))).toBe("dos");
    expect(dimensionPreferida(form, con({ orden: ["tres", "uno", "dos"] }))).toBeNull();
  });
});

describe("what is recommended", () => {
  const porUrl = ((tipo: string, url: string) => Promise.resolve({ tipo, url })) as never;
  const fuente = (clase: "ruta" | "taller") => ({
    clase,
    buscar: (url: string, idPersona: number | null) =>
      Promise.resolve(
        idPersona === null
          ? null
          : { clase, titulo: url, resumen: "", detalles: "", href: `/${clase}/${url}` },
      ),
  });
  const recomendar = makeRecomendar({
    contenidos: { porUrl },
    fuentes: () => [fuente("ruta"), fuente("taller")],
  });

  it("answers what somebody told with words and with pieces, before those of all", async () => {
    const [recomendacion] = await recomendar(
      form,
      con({ elegir: ["a"], varias: ["x", "y"], peso: ["0"] }),
      7,
    );
    expect(recomendacion).toMatchObject({
      ...{ dimension: "Uno", motivo: "pesa" },
      consejos: ["Prueba con la X.", "Prueba con la Y."],
    });
    // A piece that two answers recommend is recommended once.
    expect(recomendacion!.piezas.map(({ url }) => url)).toEqual(["leer-el-mar", "mirar-el-mar"]);
  });

  it("is named once in all, and what comes after it takes its place", async () => {
    const [primera, segunda] = form.dimensiones;
    const lasMismas = { ...segunda!.recomendacion.piezas[0]!, ...primera!.recomendacion.piezas[0]! };
    const { ruta, taller } = segunda!.recomendacion;
    const conLoMismo = {
      ...form,
      dimensiones: [
        { ...primera!, recomendacion: { ...primera!.recomendacion, ruta, taller } },
        {
          ...segunda!,
          recomendacion: { ...segunda!.recomendacion, piezas: [lasMismas, ...segunda!.recomendacion.piezas] },
        },
      ],
    };
    const dadas = await recomendar(conLoMismo, con({ elegir: ["a"], varias: ["z"], peso: ["9"] }), 7);
    expect(dadas.map(({ piezas }) => piezas.map(({ url }) => url))).toEqual([
      ["mirar-el-mar", "leer-el-mar"],
      ["hoja-de-mar"],
    ]);
    expect(dadas.map(({ acompanan }) => acompanan.length)).toEqual([2, 0]);
  });

  it("leaves out nothing of which they told more, also where it goes well", async () => {
    const bien = { elegir: ["b"], varias: ["y"] };
    const dadas = await recomendar(form, con({ ...bien, peso: ["9"] }), 7);
    expect(dadas.map(({ dimension, motivo }) => [dimension, motivo])).toEqual([
      ["Dos", "pesa"],
      ["Uno", "contada"],
    ]);
    const [sola] = await recomendar(form, con({ ...bien, peso: ["0"] }), 7);
    expect(sola).toMatchObject({ motivo: "contada" });
    const nada = await recomendar(form, con({ elegir: ["b"], varias: ["nada"], peso: ["0"] }), 7);
    expect(nada).toMatchObject([{ motivo: "mantener", consejos: [] }]);
  });

  it("names the route and the workshop that go with it, where this person may begin them", async () => {
    const conPeso = con({ elegir: ["c"], peso: ["9"] });
    const hrefs = async (idPersona: number | null) =>
      (await recomendar(form, conPeso, idPersona))[0]!.acompanan.map(({ href }) => href);
    expect(await hrefs(7)).toEqual(["/ruta/ruta-de-mar", "/taller/dibujar-el-mar"]);
    expect(await hrefs(null)).toEqual([]);
  });
});

describe("an answer of danger in the wellness test, with all else at its best", async () => {
  const { direcciones } = await fuenteDeArchivos("app/content").leer();
  const { formularios } = await leerFormularios("app/content", DE_CUESTIONARIOS, direcciones);
  const test = formularios.find(({ vigente }) => vigente.form.idform === "test-de-bienestar")!.vigente.form;
  const puntosDe = (opcion: { puntos?: number | undefined }) => opcion.puntos ?? 0;
  const mejorRespuesta = (pregunta: Pregunta) => {
    if (pregunta.tipo === "scale") return [pregunta.alReves ? pregunta.desde : pregunta.hasta].map(String);
    if (pregunta.cod === "prioridad") return ["dinero", "sueno", "animo", "cuerpo", "vinculos"];
    if (pregunta.tipo !== "single" && pregunta.tipo !== "triage") return [];
    return [[...pregunta.opciones].sort((a, b) => puntosDe(b) - puntosDe(a))[0]!.id];
  };
  const estado = (peligro: string) => ({
    respuestas: preguntasDe(test)
      .filter(({ si }) => !si)
      .map((pregunta) => ({
        codPregunta: pregunta.cod,
        completado: true,
        respuesta: (pregunta.cod === "animo-peligro" ? [peligro] : mejorRespuesta(pregunta)).map((id) => ({
          ...{ idRespuesta: id, texto: id },
        })),
      })),
  });
  const PELIGROS = ["alguna-vez", "si", "no-decir"];

  it.each(PELIGROS)(
    "%s: praises nothing, and says of the mood that it asks for a conversation",
    (peligro) => {
      const { general, dimensiones, enAlarma, alarma } = resultadosDe(test, estado(peligro));
      expect([alarma, general]).toEqual([true, null]);
      expect(dimensiones.map(({ id }) => id)).toEqual(["sueno", "cuerpo", "dinero", "vinculos"]);
      expect(enAlarma).toMatchObject({
        id: "animo",
        texto: expect.stringMatching(/^Hablar con alguien va primero/) as string,
      });
    },
  );

  it.each(PELIGROS)("%s: sends to psychology before what was chosen", async (peligro) => {
    const recomendar = makeRecomendar({
      contenidos: { porUrl: () => Promise.resolve(null) },
      fuentes: () => [],
    });
    const dadas = await recomendar(test, estado(peligro), null);
    expect(dadas.map(({ motivo, especialidad }) => [motivo, especialidad])).toEqual([
      ["alarma", "psicologia"],
      ["elegida", "finanzas"],
    ]);
  });

  it("is what makes the difference", () => {
    const { general, dimensiones } = resultadosDe(test, estado("nunca"));
    expect(general).toMatchObject({ franja: "Va bien" });
    expect(dimensiones.find(({ id }) => id === "animo")).toMatchObject({ puntaje: 100 });
  });
});
