import { describe, expect, it } from "vitest";
import { makeBusqueda } from "../../../app/domain/busqueda/buscar";
import { LARGO_DE_CONSULTA, limpiarConsulta, palabrasBuscadas } from "../../../app/domain/busqueda/consulta";
import type { HacerIndice } from "../../../app/domain/busqueda/indice";
import { marcar } from "../../../app/domain/busqueda/palabras";
import type { Hallable } from "../../../app/domain/shared/busqueda/fuente";
import { hacerIndice } from "../../../server/busqueda/indice";
import { busquedaDeVerdad } from "../../support/busqueda";
import { fc } from "../../support/azar";

const deVerdad = await busquedaDeVerdad();
const titulos = (resultado: Awaited<ReturnType<typeof deVerdad.buscar>>) =>
  resultado.grupos.flatMap(({ hallazgos }) =>
    hallazgos.map(({ titulo }) => titulo.map(({ texto }) => texto).join("")),
  );

function abrir(titulosDe: string[]) {
  const mundo = { version: 1, titulos: titulosDe, hechos: 0, miradas: 0, palabras: 0, roto: false };
  const contado: HacerIndice = async (...lo) => {
    mundo.hechos++;
    if (mundo.roto) throw new Error("roto");
    const indice = await hacerIndice(...lo);
    return {
      buscar(palabras, cuantas) {
        mundo.miradas++;
        mundo.palabras = Math.max(mundo.palabras, palabras.length);
        return indice.buscar(palabras, cuantas);
      },
      cercanas(palabras) {
        mundo.miradas++;
        return indice.cercanas(palabras);
      },
    };
  };
  const hallable = (titulo: string): Hallable => ({
    clave: titulo,
    href: `/${titulo}`,
    titulo,
    resumen: "",
    detalles: "",
    etiqueta: null,
    temas: [],
    texto: "",
  });
  const fuente = {
    clase: "cosa",
    nombre: "Cosas",
    leer: async () => ({ version: mundo.version, hallables: () => mundo.titulos.map(hallable) }),
  };
  const coleccion = { version: "", temas: [], piezas: [], talleres: [], sinonimos: [] };
  const busqueda = makeBusqueda({
    fuentes: [fuente],
    contenidos: { coleccion: async () => coleccion },
    hacerIndice: contado,
  });
  return { mundo, ...busqueda };
}

describe("what is found", () => {
  it("is grouped by kind, the kind with the best find first, and each group says how many it has", async () => {
    const { grupos, total } = await deVerdad.buscar("sueño");
    expect(grupos.map(({ clase }) => clase).sort()).toEqual([
      "especialista",
      "herramienta",
      "lectura",
      "video",
    ]);
    expect(total).toBe(grupos.reduce((suma, grupo) => suma + grupo.total, 0));
    const solo = await deVerdad.buscar("sueño", "video");
    expect(solo.grupos.map(({ clase }) => clase)).toEqual(["video"]);
    // A kind that has nothing, or that there is not, leaves what there is.
    expect((await deVerdad.buscar("sueño", "nada")).total).toBe(total);
  });

  it("is marked where it was meant, however it was typed", async () => {
    const { grupos } = await deVerdad.buscar("tarjeta respirasion");
    expect(grupos[0]!.hallazgos[0]!.titulo).toEqual([
      { texto: "Tarjeta", marcado: true },
      { texto: " de ", marcado: false },
      { texto: "respiración", marcado: true },
    ]);
    expect(marcar("Niñ\u0303o y SUEN\u0303O", new Set(["sueno"])).at(-1)).toEqual({
      texto: "SUEN\u0303O",
      marcado: true,
    });
  });

  it("has every word, and where nothing has, any of them", async () => {
    const todas = await deVerdad.buscar("lista deudas");
    expect([todas.conTodas, titulos(todas)[0]]).toEqual([true, "Lista de deudas"]);
    const alguna = await deVerdad.buscar("deudas quechua");
    expect(alguna.conTodas).toBe(false);
    expect(titulos(alguna)).toContain("Lista de deudas");
  });

  it("answers with words that are near where nothing is found", async () => {
    const { buscar } = abrir(["Presupuesto", "Caminatas"]);
    expect(await buscar("caxinaxa")).toMatchObject({ total: 0, cercanas: ["caminatas"] });
    expect(await buscar("zzzzzzzz")).toMatchObject({ total: 0, cercanas: [] });
  });

  it("is what editors' synonyms mean, with its word marked", async () => {
    const { grupos } = await deVerdad.buscar("insomnio");
    const marcados = grupos.flatMap(({ hallazgos }) =>
      hallazgos.flatMap(({ titulo, resumen }) => [...titulo, ...resumen].filter(({ marcado }) => marcado)),
    );
    expect(marcados.map(({ texto }) => texto)).toContain("sueño");
  });

  it("names who is in danger, and nobody else", async () => {
    for (const escrito of ["suicidio", "Me quiero MORIR", "pensamientos suisidas", "quiero matarme"])
      expect([escrito, (await deVerdad.buscar(escrito)).hayPeligro]).toEqual([escrito, true]);
    for (const escrito of ["respirar", "mascota", "amor"])
      expect([escrito, (await deVerdad.buscar(escrito)).hayPeligro]).toEqual([escrito, false]);
  });
});

describe("the index", () => {
  it("is made once for a version, however many ask at once, and anew for the next", async () => {
    const { mundo, buscar } = abrir(["Mar"]);
    await Promise.all([buscar("mar"), buscar("mar"), buscar("rio")]);
    expect(mundo.hechos).toBe(1);
    mundo.titulos = ["Mar", "Marea"];
    expect((await buscar("mar")).total).toBe(1);
    mundo.version++;
    expect((await buscar("mar")).total).toBe(2);
    expect(mundo.hechos).toBe(2);
  });

  it("that could not be made is tried again", async () => {
    const { mundo, buscar } = abrir(["Mar"]);
    mundo.roto = true;
    await expect(buscar("mar")).rejects.toThrow("roto");
    mundo.roto = false;
    expect((await buscar("mar")).total).toBe(1);
  });
});

describe("whatever is sent", () => {
  const hostiles = [
    "a".repeat(1_000_000),
    "palabra ".repeat(1000),
    Array.from({ length: 1000 }, (_, n) => `palabra${n}`).join(" "),
    "\0\u202e\ud800mar\udc00\0",
    "👩‍👩‍👧‍👦".repeat(500),
    "__proto__ constructor toString",
    "((((([[[[.*+?^$",
    "",
    "   ",
  ];

  it("costs at most three looks for at most four words", async () => {
    const { mundo, buscar, sugerir } = abrir(["Mar", "Palabra", "Constructor"]);
    for (const escrito of hostiles) {
      for (const pedir of [buscar, sugerir]) {
        mundo.miradas = 0;
        await pedir(escrito);
        expect(mundo.miradas).toBeLessThanOrEqual(3);
      }
    }
    expect(mundo.palabras).toBe(4);
    expect(mundo.hechos).toBe(1);
  });

  it("is shown short, whole and without control characters", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.constantFrom(...hostiles)),
        (escrito) => {
          const limpia = limpiarConsulta(escrito);
          expect(limpia.length).toBeLessThanOrEqual(LARGO_DE_CONSULTA);
          expect(limpia).not.toMatch(/\p{C}/u);
          expect(limpiarConsulta(limpia)).toBe(limpia);
          expect(palabrasBuscadas(limpia).length).toBeLessThanOrEqual(4);
        },
      ),
    );
    expect(limpiarConsulta(hostiles[3]!)).toBe("mar");
  });

  it("finds what it says although half a letter stands beside it", async () => {
    expect((await abrir(["Mar"]).buscar(hostiles[3]!)).total).toBe(1);
  });
});
