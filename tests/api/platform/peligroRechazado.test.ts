import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openApi } from "../../../server/http/api/openapi";
import { ENDPOINTS } from "../../../server/modules";
import { abrirApi, CLAVES_DE_API, type LlamadaDeApi } from "../../support/api";
import { abrirMundo } from "../../support/servicios";

/**
 * Services of these tests: a person whose answer signals danger is told whom to call, whatever is wrong with the
 * request.
 */
const mundo = await abrirMundo({ guardia: "guardia@bienestar.example" });
const { cuestionarios, saludMental } = mundo.servicios;
const { llamar, abrirSesion } = abrirApi(mundo);

const AYUDA = { alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] };
const clave = CLAVES_DE_API.private;
let token: string;
beforeEach(async () => {
  ({ token } = await abrirSesion((await mundo.persona()).idPersona));
});

interface Puerta {
  metodo: string;
  ruta: string;
  cuerpo: (idRespuesta: string) => Record<string, unknown>;
  /** Answers to the question about danger: this one denies it, the next one signals it. */
  calma: string;
  peligro: string;
}
/** Endpoints that take an answer to a question about danger. */
let puertas: Puerta[];
beforeAll(async () => {
  const preguntaDe = async ({ formularios }: typeof saludMental | typeof cuestionarios, idform: string) => {
    const { form } = (await formularios.vigente(idform))!;
    const pregunta = form.paginas
      .flatMap(({ preguntas }) => preguntas)
      .find(({ tipo }) => tipo === "triage")!;
    if (pregunta.tipo !== "triage") throw new Error("no question of danger");
    return { cod: pregunta.cod, calma: pregunta.opciones[0]!.id, peligro: pregunta.opciones[1]!.id };
  };
  const programa = await preguntaDe(saludMental, saludMental.idform);
  const test = await preguntaDe(cuestionarios, cuestionarios.idformDelTest);
  const deTest = `/cuestionarios/${cuestionarios.idformDelTest}`;
  const sola = (idRespuesta: string) => ({ uuidForm: "uno", respuesta: [{ idRespuesta }] });
  const todas = (codPregunta: string) => (idRespuesta: string) => ({
    respuestas: [{ codPregunta, respuesta: [{ idRespuesta }] }],
  });
  puertas = [
    { metodo: "POST", ruta: "/salud-mental/procesamientos", cuerpo: todas(programa.cod), ...programa },
    {
      ...{ metodo: "PUT", ruta: `/salud-mental/cuestionario/respuestas/${programa.cod}`, cuerpo: sola },
      ...programa,
    },
    { metodo: "PUT", ruta: deTest, cuerpo: todas(test.cod), ...test },
    { metodo: "PUT", ruta: `${deTest}/respuestas/${test.cod}`, cuerpo: sola, ...test },
  ];
});

type Mal = (cuerpo: Record<string, unknown>) => LlamadaDeApi;
const MALAS: Record<string, [http: number, Mal]> = {
  "a field of another type": [
    400,
    (cuerpo) => ({ clave, token, cuerpo: { ...cuerpo, versionDeDatos: 7, uuidForm: 7 } }),
  ],
  "an answer that is no list": [
    400,
    (cuerpo) => ({
      ...{ clave, token },
      texto: JSON.stringify(cuerpo).replace(/\[\{"idRespuesta":("[^"]*")\}\]/, "$1"),
    }),
  ],
  "a body that is cut off": [
    400,
    (cuerpo) => ({ clave, token, texto: JSON.stringify(cuerpo).replace(/\W+$/, "") }),
  ],
  "a body that nobody can read": [
    400,
    (cuerpo) => ({ clave, token, cuerpo: { ...cuerpo, nota: "a\u0000b" } }),
  ],
  "no key": [401, (cuerpo) => ({ token, cuerpo })],
  "the key of another kind": [403, (cuerpo) => ({ clave: CLAVES_DE_API.survey, token, cuerpo })],
  "a session that is over": [401, (cuerpo) => ({ clave, token: "terminada", cuerpo })],
};

describe.each(Object.entries(MALAS))("with %s", (_, [http, mal]) => {
  it("an answer of danger is refused with whom to call, another without it, and nobody is told", async () => {
    for (const { metodo, ruta, cuerpo, calma, peligro } of puertas) {
      const grave = await llamar(metodo, ruta, mal(cuerpo(peligro)));
      expect([grave.estado, grave.cuerpo.error], ruta).toMatchObject([http, AYUDA]);
      const leve = await llamar(metodo, ruta, mal(cuerpo(calma)));
      expect([leve.estado, leve.cuerpo.error?.alarma], ruta).toEqual([http, undefined]);
    }
    expect(await mundo.db.selectFrom("alertas_cerradas").selectAll().execute()).toEqual([]);
  });
});

it("says so in a process whose database went away before anybody asked it for a form", async () => {
  const producto = await mundo.otroProceso();
  await producto.warm();
  await producto.close();
  const sinBase = abrirApi({ ...mundo, producto });
  for (const { metodo, ruta, cuerpo, calma, peligro } of puertas)
    for (const [http, credenciales] of [
      [401, {}],
      [500, { clave, token }],
    ] as const) {
      const grave = await sinBase.llamar(metodo, ruta, { ...credenciales, cuerpo: cuerpo(peligro) });
      expect([grave.estado, grave.cuerpo.error], ruta).toMatchObject([http, AYUDA]);
      const leve = await sinBase.llamar(metodo, ruta, { ...credenciales, cuerpo: cuerpo(calma) });
      expect([leve.estado, leve.cuerpo.error?.alarma], ruta).toEqual([http, undefined]);
    }
});

it("says so of what somebody writes, also without a key or cut off", async () => {
  const ruta = `/formularios/ninguno/respuestas`;
  const texto = '{"respuestas":[{"codPregunta":"nota","respuesta":[{"texto":"Ya no quiero vivir';
  for (const mal of [{ texto }, { clave: CLAVES_DE_API.survey, texto }])
    expect((await llamar("POST", ruta, mal)).cuerpo.error).toMatchObject(AYUDA);
});

it("looks through a body that is cut off and names thousands of questions and choices as through any other", async () => {
  const de = (campo: string) => Array.from({ length: 6_000 }, (_, indice) => `"${campo}":"${indice}"`).join();
  const texto = `{${de("codPregunta")},${de("idRespuesta")}`;
  expect(texto.length).toBeLessThan(256 * 1024);
  for (const { metodo, ruta } of puertas) {
    const { estado, cuerpo } = await llamar(metodo, ruta, { texto });
    expect([estado, cuerpo.error?.alarma], ruta).toEqual([401, undefined]);
  }
});

it("says so to whoever asks to be looked for, and cannot be heard", async () => {
  const pedir = (con: LlamadaDeApi) => llamar("PUT", "/salud-mental/aviso", con);
  for (const mal of [{}, { clave }, { clave, token: "terminada" }])
    expect((await pedir(mal)).cuerpo.error).toMatchObject(AYUDA);
  expect((await pedir({ clave, token })).cuerpo.data).toMatchObject(AYUDA);
});

it("is asked of every endpoint that takes choices, beside the surveys, which ask nothing of danger", () => {
  const eligen = ENDPOINTS.filter(
    ({ cuerpo, clave: deClase }) =>
      cuerpo &&
      deClase !== "survey" &&
      JSON.stringify(z.toJSONSchema(cuerpo, { io: "input", unrepresentable: "any" })).includes("idRespuesta"),
  );
  expect(eligen).toHaveLength(puertas.length);
  expect(eligen.filter(({ peligra }) => !peligra).map(({ ruta }) => ruta)).toEqual([]);
});

it("is documented of the answer of every endpoint that is asked", () => {
  const con = ENDPOINTS.filter(({ peligra }) => peligra);
  const { paths } = openApi(con, "Bienestar");
  for (const { metodo, ruta } of con)
    expect(JSON.stringify(paths[`/v2${ruta}`]![metodo]), ruta).toMatch(
      /"ayuda":\{.*"description":"A quién llamar/,
    );
});
