import { describe, expect, it } from "vitest";
import { makeBusqueda } from "../../../app/domain/busqueda/buscar";
import { LARGO_DE_CONSULTA, limpiarConsulta, palabrasBuscadas } from "../../../app/domain/busqueda/consulta";
import type { HacerIndice } from "../../../app/domain/busqueda/indice";
import { marcar, pasajeCon, type Trozo } from "../../../app/domain/busqueda/palabras";
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
      buscar(palabras) {
        mundo.miradas++;
        mundo.palabras = Math.max(mundo.palabras, palabras.length);
        return indice.buscar(palabras);
      },
      cercanas(palabras) {
        mundo.miradas++;
        return indice.cercanas(palabras);
      },
    };
  };
  const hallable = (escrito: string): Hallable => {
    const [titulo = "", texto = ""] = escrito.split("|");
    return {
      clave: titulo,
      href: `/${titulo}`,
      titulo,
      resumen: "",
      detalles: "",
      etiqueta: null,
      temas: [],
      texto,
    };
  };
  const fuente = {
    clase: "cosa",
    nombre: "Cosas",
    leer: async () => ({ version: mundo.version, hallables: () => mundo.titulos.map(hallable) }),
  };
  const coleccion = { version: "", temas: [], piezas: [], talleres: [], sinonimos: [] };
  const busqueda = makeBusqueda({
    fuentes: () => [fuente],
    contenidos: { coleccion: async () => coleccion },
    hacerIndice: contado,
  });
  return { mundo, ...busqueda };
}

describe("what is found", () => {
  it("of one kind is all within reach, page by page, and nothing stands on two of them", async () => {
    const cuantas = 101;
    const { buscar } = abrir(Array.from({ length: cuantas }, (_, n) => `Mar ${n}`));
    const hallados: string[] = [];
    for (const [pedida, pagina, largo] of [
      [1, 1, 48],
      [2, 2, 48],
      [3, 3, 5],
    ] as const) {
      const hallado = await buscar("mar", "cosa", pedida);
      expect(hallado).toMatchObject({ pagina, paginas: 3, total: cuantas });
      expect(hallado.grupos[0]!.hallazgos).toHaveLength(largo);
      hallados.push(...hallado.grupos[0]!.hallazgos.map(({ href }) => href));
    }
    expect(new Set(hallados).size).toBe(cuantas);
    // A page number after the last means the last page, and one before the first means the first.
    expect(await buscar("mar", "cosa", 99)).toMatchObject({ pagina: 3 });
    expect(await buscar("mar", "cosa", 0)).toMatchObject({ pagina: 1 });
    // A search of all kinds shows only the first results of each kind.
    expect(await buscar("mar", null, 2)).toMatchObject({ pagina: 1, paginas: 1, total: cuantas });
    expect(await buscar("nada", "cosa", 2)).toMatchObject({ pagina: 1, paginas: 1, total: 0 });
  });

  it("is grouped by kind, the kind with the best find first, and each group says how many it has", async () => {
    const { grupos, total } = await deVerdad.buscar("sueño");
    expect(grupos.map(({ clase }) => clase).sort()).toEqual([
      "especialista",
      "herramienta",
      "lectura",
      "ruta",
      "taller",
      "video",
    ]);
    expect(total).toBe(grupos.reduce((suma, grupo) => suma + grupo.total, 0));
    const solo = await deVerdad.buscar("sueño", "video");
    expect(solo.grupos.map(({ clase }) => clase)).toEqual(["video"]);
    // A requested kind without results, or an unknown kind, shows the results of all kinds.
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

  it("is also what has some of the words, where all of them only meet in a long text", async () => {
    const { buscar } = abrir(["Mar|el sol y la luna", "Luna", "Sol en la playa", "Mar y luna"]);
    const juntas = await buscar("sol luna");
    expect([juntas.conTodas, titulos(juntas)[0]]).toEqual([false, "Mar"]);
    expect(titulos(juntas).sort()).toEqual(["Luna", "Mar", "Mar y luna", "Sol en la playa"]);
    const aLaVista = await buscar("mar luna");
    expect([aLaVista.conTodas, titulos(aLaVista)]).toEqual([true, ["Mar y luna", "Mar"]]);
  });

  it("is all of a kind by its name", async () => {
    const { grupos } = await deVerdad.buscar("lecturas");
    expect(grupos.find(({ clase }) => clase === "lectura")!.total).toBeGreaterThanOrEqual(8);
    expect((await deVerdad.direcciones()).filter((direccion) => direccion === "/herramientas")).toEqual([]);
  });

  it("comes with the line for who is hurt by another", async () => {
    expect((await deVerdad.buscar("violencia familiar")).hayViolencia).toBe(true);
    expect((await deVerdad.buscar("familia")).hayViolencia).toBe(false);
  });

  it("answers with words that are near where nothing is found", async () => {
    const { buscar } = abrir(["Presupuesto", "Caminatas"]);
    expect(await buscar("caxinaxa")).toMatchObject({ total: 0, cercanas: ["caminatas"] });
    expect(await buscar("zzzzzzzz")).toMatchObject({ total: 0, cercanas: [] });
    // A person's name does not match a word that shares only half of its letters.
    expect(await deVerdad.buscar("fernanda")).toMatchObject({ total: 0, cercanas: [] });
    // A search that signals danger suggests no other spelling.
    const enPeligro = abrir(["Dormir mejor", "Vivir en calma"]);
    for (const consulta of ["matarme", "suicidarme", "quiero morirme"])
      expect(await enPeligro.buscar(consulta)).toMatchObject({ cercanas: [], hayPeligro: true });
  });

  it("is what editors' synonyms mean, with its word marked", async () => {
    const { grupos } = await deVerdad.buscar("insomnio");
    const marcados = grupos.flatMap(({ hallazgos }) =>
      hallazgos.flatMap(({ titulo, resumen }) => [...titulo, ...resumen].filter(({ marcado }) => marcado)),
    );
    expect(marcados.map(({ texto }) => texto)).toContain("sueño");
  });

  it("names who is in danger, although their words are cut from what is looked for", async () => {
    expect((await deVerdad.buscar("quiero matarme")).hayPeligro).toBe(true);
    for (const escrito of ["me duele el pecho", "infarto"]) {
      expect(await deVerdad.buscar(escrito)).toMatchObject({ hayUrgencia: true, total: 0, cercanas: [] });
      expect((await deVerdad.sugerir(escrito)).map(({ titulo }) => titulo)).toEqual([
        "Llama ahora: SAMU, 106; Bomberos, 116",
      ]);
    }
    expect((await deVerdad.buscar("amor")).hayPeligro).toBe(false);
    const largo = `${"me siento muy mal y no se que hacer ".repeat(4)} ya no quiero vivir`;
    expect((await deVerdad.buscar(largo)).hayPeligro).toBe(true);
  });
});

describe("beside whom to call", () => {
  const hrefs = async (escrito: string) => (await deVerdad.sugerir(escrito)).map(({ href }) => href);
  const AYUDA = "/programa-salud-mental?ver=ayuda";

  it.each(["no quiero vivir", "me quiero moriir", "quiero matarme por las deudas"])(
    "stands nothing that was found for who is in danger: %s",
    async (escrito) => {
      expect(await deVerdad.buscar(escrito)).toMatchObject({
        hayPeligro: true,
        hayUrgencia: false,
        hayMalMomento: false,
        total: 0,
        grupos: [],
        cercanas: [],
      });
      expect(await hrefs(escrito)).toEqual([AYUDA]);
    },
  );

  it.each(["ya no puedo más", "no aguanto más", "no doy más"])(
    "stands nothing for who cannot go on and says no more: %s",
    async (escrito) => {
      expect(await deVerdad.buscar(escrito)).toMatchObject({ hayMalMomento: true, total: 0, cercanas: [] });
      expect(await hrefs(escrito)).toEqual([AYUDA]);
    },
  );

  it("stands what may help who says with what: first what costs nothing", async () => {
    const { grupos, hayMalMomento } = await deVerdad.buscar("estoy desesperada");
    expect([hayMalMomento, grupos[0]?.hallazgos[0]?.href]).toEqual([true, "/programa-salud-mental"]);
    const conDeudas = await deVerdad.buscar("no puedo más con las deudas");
    expect([conDeudas.hayMalMomento, titulos(conDeudas)[0]]).toEqual([true, "Lista de deudas"]);
    expect((await hrefs("no puedo más con las deudas")).slice(0, 2)).toEqual([
      AYUDA,
      "/herramienta/lista-de-deudas",
    ]);
  });
});

describe("why something was found", () => {
  /** Text of a passage, with the marked words in brackets. */
  const leido = (trozos: readonly Trozo[] | null | undefined) =>
    trozos?.map(({ texto, marcado }) => (marcado ? `[${texto}]` : texto)).join("") ?? null;
  const visto = async (cosa: string, escrito: string) => {
    const [grupo] = (await abrir([cosa]).buscar(escrito)).grupos;
    const hallazgo = grupo?.hallazgos[0];
    return [leido(hallazgo?.titulo), leido(hallazgo?.pasaje)];
  };

  it("is marked in its title, whole, also where less of the word or a wrong one was typed", async () => {
    expect(await visto("La respiración", "RESPIRACION")).toEqual(["La [respiración]", null]);
    expect(await visto("La respiración", "resp")).toEqual(["La [respiración]", null]);
    expect(await visto("La respiración", "respirasion")).toEqual(["La [respiración]", null]);
    expect(await visto("Respirar lento", "respiran")).toEqual(["[Respirar] lento", null]);
  });

  it("is told from its text where neither title nor summary says it", async () => {
    expect(await visto("Mar|Hoy no.\nCuenta cada respiración, sin prisa.", "respiracion")).toEqual([
      "Mar",
      "Cuenta cada [respiración], sin prisa.",
    ]);
    // A passage that only repeats the title is not shown.
    expect(await visto("Mar|Otra vez el mar.", "mar")).toEqual(["[Mar]", null]);
    expect(await visto("Mar|Sol y mar.", "mar sol")).toEqual(["[Mar]", "[Sol] y [mar]."]);
  });

  it("is told from where most of the words stand together", async () => {
    const lejos = `pan ${"y más ".repeat(60)}`;
    expect(await visto(`Mar|Solo pan.\n${lejos}\nAquí hay pan con sal.`, "pan sal")).toEqual([
      "Mar",
      "Aquí hay [pan] con [sal].",
    ]);
  });

  it("is told in whole words around it, whatever stands beside it", () => {
    const largo = `${"antes del ".repeat(20)}mar ${"y luego ".repeat(40)}`;
    const pasaje = pasajeCon(largo, [["mar"]])!;
    expect(pasaje).toMatch(/^…(?:antes|del) .* mar y luego .* (?:y|luego)…$/);
    expect(pasaje.length).toBeLessThanOrEqual(162);
    for (const pegado of ["😀".repeat(200), "/".repeat(400), ""])
      expect(pasajeCon(`${pegado}mar${pegado}`, [["mar"]])).toBe(pegado ? "…mar…" : "mar");
    expect(pasajeCon("amar el mármol", [["mar"]])).toBeNull();
    expect(pasajeCon("mar", [])).toBeNull();
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (antes, luego) => {
        const hallado = pasajeCon(`${antes} mar ${luego}`, [["mar"]])!;
        expect(leido(marcar(hallado, new Set(["mar"])))).toContain("[mar]");
      }),
    );
  });

  it("is its theme, where that stands nowhere else; what people call a place is not read out", async () => {
    const { grupos } = await deVerdad.buscar("sueño", "taller");
    const yoga = grupos[0]!.hallazgos.find(({ href }) => href.includes("yoga"))!;
    expect(leido(yoga.pasaje)).toBe("Tema: [Sueño]");
    const noche = grupos[0]!.hallazgos.find(({ etiqueta }) => leido(etiqueta?.texto) === "[Sueño]")!;
    expect(noche.pasaje).toBeNull();
    expect(noche.etiqueta?.href, "its label leads to the need").toBe("/explorar?tema=sueno");
    const lugares = (await deVerdad.buscar("turno", "lugar")).grupos[0]!.hallazgos;
    expect(lugares.map(({ pasaje }) => pasaje)).toEqual(lugares.map(() => null));
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

describe("words that say nothing", () => {
  it("find by themselves what is called by all of them, and no more", async () => {
    const { buscar } = abrir(["Decir que no", "No todo", "Mar|que no"]);
    const hallado = await buscar("que no");
    expect([hallado.conTodas, titulos(hallado)]).toEqual([true, ["Decir que no"]]);
    expect(await buscar("que yo")).toMatchObject({ total: 0, cercanas: [] });
  });

  it("are left out beside others, and are neither the beginning of a word nor a mistake for one", async () => {
    const { buscar } = abrir(["Estoy aquí", "Comodidad", "Parra"]);
    expect(titulos(await buscar("estoy comodidad"))).toEqual(["Comodidad"]);
    expect((await buscar("como")).total).toBe(0);
    expect((await buscar("para")).total).toBe(0);
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
