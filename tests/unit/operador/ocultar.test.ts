import { describe, expect, it } from "vitest";
import {
  clasificar,
  FalloDeLlamada,
  informeDe,
  LIMITE_DE_LLAMADA_EN_MS,
} from "../../../app/domain/shared/fallo";
import { readFileSync } from "node:fs";
import { ENDPOINTS } from "../../../server/modules";
import { ocultarEnPath, ocultarDatos, OMITIDO, resumenDeRespuesta } from "../../../app/domain/shared/ocultar";
import { enPalabras } from "../../../server/ops/salida";
import { serializarError } from "../../../server/platform/log";
import { fc } from "../../support/azar";

const cifras = (min: number, max = min) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((lista) => lista.join(""));
const palabra = fc.stringMatching(/^[a-z]{3,10}$/);
const correo = fc.tuple(palabra, palabra).map(([nombre, dominio]) => `${nombre}.${dominio}@${dominio}.pe`);
const celular = cifras(8).map((resto) => `+51 9${resto.slice(0, 2)} ${resto.slice(2, 5)} ${resto.slice(5)}`);
const documento = fc.oneof(
  cifras(8),
  cifras(11),
  cifras(9),
  cifras(8).map((dni) => `D${dni}`),
);
const personal = fc.oneof(correo, celular, documento);

/** Parameters of a path that may open something for their reader, such as a code or a key, in any route. */
const ABRE = /[:{](codigo|llave|token|enlace|clave)\b/;
/** Parameters of a path that name a question about a person's health. */
const PREGUNTA = /[:{](codPregunta|pregunta)\b/;

const rutas = [
  ...readFileSync("app/routes.ts", "utf8").matchAll(/route\(\s*"([^"]+)"/g),
  ...ENDPOINTS.map(({ ruta }) => [ruta, `v2${ruta}`]),
].map(([, ruta]) => ruta!);

describe("what a path opens", () => {
  const conCodigo = rutas.filter((ruta) => ABRE.test(ruta));

  it("is in the path of some pages and endpoints", () => {
    expect(conCodigo).toEqual(expect.arrayContaining(["certificado/:codigo", "v2/certificados/{codigo}"]));
  });

  it.each(conCodigo)("is not in the log: %s", (ruta) => {
    const path = `/${ruta.replace(/[:{](\w+)[}?]?/g, "B78B25318FE14E62")}`;
    expect(ocultarEnPath(path)).not.toContain("B78B25318FE14E62");
  });
});

describe("a path in lower case", () => {
  it("is in the log as it is, unless a key or a question may stand in it", () => {
    expect(ocultarEnPath("/agendar/psicologia")).toBe("/agendar/psicologia");
    expect(ocultarEnPath("/certificado/abcdef")).toBe(`/certificado/${OMITIDO}`);
    expect(ocultarEnPath("/equipo/medicion/cupones/regalo")).toBe(`/equipo/medicion/cupones/${OMITIDO}`);
    expect(ocultarEnPath("/certificados/abcdef/hoja")).toBe(`/certificados/${OMITIDO}/hoja`);
    expect(ocultarEnPath("/calendario/abcdef.ics")).toBe(`/calendario/${OMITIDO}.ics`);
    expect(ocultarEnPath("/test/respuestas/animo")).toBe(`/test/respuestas/${OMITIDO}`);
    expect(ocultarEnPath(`/cita/${"a".repeat(40)}`)).toBe(`/cita/${"a".repeat(40)}`);
    expect(ocultarEnPath(`/cita/${"a".repeat(41)}`)).toBe(`/cita/${OMITIDO}`);
  });
});

describe("a question of a questionnaire", () => {
  const conPregunta = rutas.filter((ruta) => PREGUNTA.test(ruta));

  it("is in the path of the mental-health programme's answers", () => {
    expect(conPregunta).toContain("v2/salud-mental/cuestionario/respuestas/{codPregunta}");
  });

  it.each(conPregunta)("is not in the log, however it is spelled: %s", (ruta) => {
    for (const cod of ["phq9-9", "PHQ9-9", "phq9%2D9", "p%68q9-9"]) {
      const path = `/${ruta.replace("{idform}", "programa").replace(/[:{]\w*[pP]regunta[}?]?/, cod)}`;
      expect(ocultarEnPath(path)).toMatch(/\/respuestas\/\[omitido\]$/);
      expect(ocultarEnPath(path.replace("/respuestas/", "/RESPUESTAS//"))).not.toMatch(/phq/i);
      expect(ocultarEnPath(path.replaceAll("/", "%2f"))).not.toMatch(/phq/i);
    }
  });
});

describe("what a terminal would obey", () => {
  const ORDEN = "\u001b[2J\u0007\u009b\u202eHOLA\u2066";

  it("stands in the log as it is written in a program, and lines stay lines", () => {
    expect(ocultarDatos(`${ORDEN}\nñandú`)).toBe("\\u001b[2J\\u0007\\u009b\\u202eHOLA\\u2066\nñandú");
    expect(ocultarEnPath("/%0a%1b%5b31mHOLA")).toBe("/\\u000a\\u001b[31mHOLA");
  });

  it("is shown so by every order, wherever it stands, also where it would make a line", () => {
    const visto = enPalabras({ mensaje: `a\n${ORDEN}`, lista: [ORDEN], filas: [{ [ORDEN]: ORDEN }] });
    expect(visto.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect(visto.split("\n")).toHaveLength(5);
  });
});

describe("the log", () => {
  it("keeps no mail, telephone or document, wherever it stands in a text", () => {
    fc.assert(
      fc.property(
        palabra,
        personal,
        fc.constantFrom(" ", "=", '"', ": ", "(", "/", ","),
        (antes, dato, signo) => {
          const limpio = ocultarDatos(`${antes}${signo}${dato} ${antes}`);
          expect(limpio).not.toContain(dato);
          expect(limpio).toContain(OMITIDO);
          expect(limpio.startsWith(antes)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("keeps what finds a failure: request ids, places in a file, times", () => {
    for (const texto of [
      "5d3f7c1e-12ab-4000-8000-0123456789ab",
      "at pedir (file:///app/server/integrations/llamada.ts:41:11)",
      "UNEXPECTED_ERROR: POST /cobros (500, estado de error)",
      "SQLITE_CONSTRAINT at 12:30:05",
    ]) {
      expect(ocultarDatos(texto)).toBe(texto);
    }
  });

  it("keeps no token", () => {
    expect(ocultarDatos("authorization: Bearer abcdefghijkl.mno")).toBe(`authorization: Bearer ${OMITIDO}`);
    expect(ocultarDatos("token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln vencido")).toBe(`token=${OMITIDO} vencido`);
  });

  it("takes no word for a token that only begins like one", () => {
    expect(ocultarDatos("eyjaa=aaa.aaa@aaa.pe")).toBe(`eyjaa=${OMITIDO}`);
  });

  it("keeps of an answer only the names of an error: no name, answer or address of a person", () => {
    const datos = fc.record({ nombre: fc.constant("SECRETO"), respuestas: fc.constant(["SECRETO"]), correo });
    fc.assert(
      fc.property(datos, personal, (persona, dato) => {
        const cuerpo = JSON.stringify({
          code: "E42",
          message: `no existe ${dato}`,
          persona,
          error: { type: "x", ...persona },
        });
        const resumen = resumenDeRespuesta(cuerpo);
        expect(resumen).toContain("E42");
        expect(resumen).not.toContain("SECRETO");
        expect(resumen).not.toContain(dato);
        expect(resumen).not.toContain(persona.correo);
      }),
    );
  });

  it("keeps of what is not JSON its length", () => {
    fc.assert(
      fc.property(fc.string(), (texto) => {
        expect(resumenDeRespuesta(`<p>${texto}`)).toBe(`texto de ${texto.length + 3} caracteres`);
      }),
    );
  });

  it("cleans the words of any error, and its stack", () => {
    const visto = JSON.stringify(serializarError(new Error("duplicate key ana@correo.pe 45678912")));
    expect(visto).not.toMatch(/ana@correo|45678912/);
  });
});

describe("any failure is one of three", () => {
  const conCodigo = (code: string) => Object.assign(new Error("x"), { code });
  it.each([
    ["took 29 s", new Error("x"), LIMITE_DE_LLAMADA_EN_MS, { codigo: "504 Timeout", http: 504 }],
    [
      "took a moment less",
      new Error("x"),
      LIMITE_DE_LLAMADA_EN_MS - 1,
      { codigo: "UNEXPECTED_ERROR", http: 500 },
    ],
    ["was refused after 29 s", conCodigo("ECONNREFUSED"), 29_000, { codigo: "504 Timeout", http: 504 }],
    ["was refused", conCodigo("ECONNREFUSED"), 5, { codigo: "ERR_NETWORK", http: 403 }],
    [
      "was refused at each address",
      new AggregateError([conCodigo("ECONNREFUSED")]),
      5,
      { codigo: "ERR_NETWORK", http: 403 },
    ],
    [
      "failed to fetch",
      new TypeError("fetch failed", { cause: conCodigo("ENOTFOUND") }),
      5,
      { codigo: "ERR_NETWORK", http: 403 },
    ],
    ["broke a constraint", conCodigo("SQLITE_CONSTRAINT"), 5, { codigo: "UNEXPECTED_ERROR", http: 500 }],
    ["is not an error", "x", 5, { codigo: "UNEXPECTED_ERROR", http: 500 }],
    [
      "was a call",
      new FalloDeLlamada("504 Timeout", { metodo: "GET", path: "/c" }),
      5,
      { codigo: "504 Timeout", http: 504 },
    ],
  ])("what %s", (_, error, ms, informe) => {
    expect(clasificar(error, ms)).toBe(informe.codigo);
    expect(informeDe(error, { metodo: "POST", path: "/resumen", transcurridoEnMs: ms })).toMatchObject(
      informe,
    );
  });

  it("is reported with path, method, status and response: of the call, or of the request", () => {
    const datos = { metodo: "GET", path: "/personas/45678912", estado: 503, respuesta: '{"code":"E1"}' };
    const pedido = { metodo: "POST", path: "/resumen", transcurridoEnMs: 10 };
    expect(informeDe(new FalloDeLlamada("UNEXPECTED_ERROR", datos), pedido)).toEqual({
      codigo: "UNEXPECTED_ERROR",
      http: 500,
      metodo: "GET",
      path: `/personas/${OMITIDO}`,
      estado: 503,
      respuesta: '{"code":"E1"}',
    });
    expect(informeDe(new Error("x"), pedido)).toMatchObject({
      metodo: "POST",
      path: "/resumen",
      estado: null,
    });
  });
});
