import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TIPOS, type Pieza, type Taller } from "../../../app/domain/contenido/contenido";
import { fechasEntre } from "../../../app/domain/contenido/fechasDeTaller";
import { estaPublicada } from "../../../app/domain/contenido/reglas";
import { horaDe } from "../../../app/domain/shared/fechas";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { diasDeRegla } from "../../../server/contenido/recurrencia";
import { revisar } from "../../../server/contenido/revisar";

const { coleccion, problemas } = revisar(await fuenteDeArchivos("app/content").leer());
const { piezas, talleres, temas } = coleccion;
const deTipo = (tipo: Pieza["tipo"]) => piezas.filter((pieza) => pieza.tipo === tipo);

/** All text of a piece of content that people read. */
const escrito = (pieza: Pieza) =>
  [
    pieza.titulo,
    pieza.resumen,
    pieza.cuidado ?? "",
    pieza.cuerpo,
    ...(pieza.tipo === "video" ? pieza.pistas.map(({ texto }) => texto) : []),
  ].join("\n");

const deTaller = ({ titulo, resumen, cuidado, cuerpo, llevar, cambios }: Taller) =>
  [titulo, resumen, cuidado ?? "", cuerpo, ...llevar, ...cambios.map(({ aviso }) => aviso)].join("\n");

it("the content has no mistake", () => expect(problemas.map(enUnaLinea)).toEqual([]));

describe("what is published", () => {
  it("is enough to begin with: videos in five themes, tools and readings", () => {
    expect(deTipo("video").length).toBeGreaterThanOrEqual(12);
    expect(deTipo("herramienta").length).toBeGreaterThanOrEqual(12);
    expect(deTipo("lectura").length).toBeGreaterThanOrEqual(8);
    expect(new Set(deTipo("video").map((pieza) => pieza.temas[0])).size).toBeGreaterThanOrEqual(5);
  });

  it("gives every theme something to do and something to read", () => {
    for (const { url } of temas) {
      for (const tipo of ["herramienta", "lectura"] as const) {
        expect(deTipo(tipo).some((pieza) => pieza.temas.includes(url))).toBe(true);
      }
    }
  });

  it("is out, and leads on from everywhere", () => {
    for (const pieza of piezas) {
      expect(estaPublicada(pieza, new Date("2026-11-22T13:00:00Z"))).toBe(true);
      expect(pieza.relacionados.length).toBeGreaterThan(0);
    }
    for (const tipo of TIPOS) {
      for (const { url } of deTipo(tipo)) {
        const llegan = piezas.filter(({ relacionados }) =>
          relacionados.some((otra) => otra.tipo === tipo && otra.url === url),
        );
        expect([url, llegan.length > 0]).toEqual([url, true]);
      }
    }
  });
});

/** Claims that would need knowledge of the reader: a result, a diagnosis, an order about medicine. */
const PROMESAS = [
  /\b(te |lo |la )?(cura|curará|sana|sanará|elimina|eliminará|previene|garantiza|asegura)(n|rá|rán)?\b(?! que)/iu,
  /\bmilagros[oa]s?\b|\binfalible\b|100 ?%|\bdefinitiv[oa]s? (solución|cura)\b/iu,
  /(?<!\bsi )\b(tienes|padeces|sufres de) (una |un )?(depresión|ansiedad|insomnio|trastorno|diabetes|anemia)\b/iu,
  /\b(baja|bajarás|pierde|perderás|adelgaza\w*) (\d+ )?(kilos|de peso|peso)\b/iu,
  /\b(deja|suspende|duplica|toma) (tu|tus|la|las) (medicina|medicinas|pastilla|pastillas|medicación)\b/iu,
  /\b(baja|calma|quita|alivia)n? (la|el|tu) (tensión|ansiedad|estrés|dolor|insomnio) en (pocos )?(minutos|segundos|días)\b/iu,
];

/** Texts outside the pieces: questions, routes, achievements and the mental-health programme. */
const deYaml = ["cuestionarios", "rutas", "logros", "salud-mental"].flatMap((carpeta) =>
  readdirSync(`app/content/${carpeta}`)
    .filter((archivo) => archivo.endsWith(".yaml"))
    .map((archivo) => `${carpeta}/${archivo}`),
);

describe("workshops and classes", () => {
  const ahora = new Date("2026-11-22T13:00:00Z");
  const enUnAnio = new Date("2027-11-22T13:00:00Z");

  it("are enough to choose from, in every theme, and never go stale", () => {
    expect(talleres.length).toBeGreaterThanOrEqual(10);
    for (const { url } of temas) expect(talleres.some((taller) => taller.temas.includes(url))).toBe(true);
    for (const taller of talleres) {
      expect(estaPublicada(taller, ahora)).toBe(true);
      for (const desde of [ahora, enUnAnio]) {
        const enUnMes = new Date(desde.getTime() + 45 * 86_400_000);
        const fechas = fechasEntre(taller, diasDeRegla, desde, enUnMes);
        expect([taller.url, fechas.length > 0]).toEqual([taller.url, true]);
      }
    }
  });

  it("take place at hours at which people are awake, and say what to mind where bodies move", () => {
    for (const taller of talleres) {
      expect(Number(horaDe(taller.empieza).slice(0, 2))).toBeGreaterThanOrEqual(7);
      expect(Number(horaDe(taller.empieza).slice(0, 2))).toBeLessThanOrEqual(20);
    }
    const mueven = ["yoga-suave", "estirar-sin-salir-de-la-silla", "respirar-en-compania"];
    for (const url of mueven) expect(talleres.find((taller) => taller.url === url)!.cuidado).not.toBeNull();
  });
});

describe("every text", () => {
  it.each(talleres.map((taller) => [taller.url, deTaller(taller)] as const))(
    "of a workshop promises and diagnoses nothing, and is in Spanish: %s",
    (_, texto) => {
      expect(PROMESAS.flatMap((promesa) => promesa.exec(texto)?.[0] ?? [])).toEqual([]);
      expect(texto.split("?").length).toBe(texto.split("¿").length);
      expect(/\b(the|and|with|click|tips?)\b/i.exec(texto)).toBeNull();
    },
  );

  it.each(piezas.map((pieza) => [`${pieza.tipo}/${pieza.url}`, escrito(pieza)] as const))(
    "promises and diagnoses nothing: %s",
    (_, texto) => {
      expect(PROMESAS.flatMap((promesa) => promesa.exec(texto)?.[0] ?? [])).toEqual([]);
    },
  );

  it.each(deYaml)("promises and diagnoses nothing: %s", (archivo) => {
    const texto = readFileSync(`app/content/${archivo}`, "utf8");
    expect(PROMESAS.flatMap((promesa) => promesa.exec(texto)?.[0] ?? [])).toEqual([]);
  });

  it.each([
    "Respirar lento baja la tensión en minutos.",
    "Este ejercicio cura la ansiedad.",
    "Elimina el estrés para siempre.",
    "Si lloras, tienes depresión.",
    "Perderás 5 kilos en un mes.",
    "Deja tus pastillas.",
    "Es una solución infalible.",
    "Garantiza un sueño profundo.",
  ])("would be caught: %s", (texto) => expect(PROMESAS.some((promesa) => promesa.test(texto))).toBe(true));

  it("that moves the body or changes the breath says what to mind", () => {
    const mueven = [
      "respira-con-el-mar",
      "suelta-los-hombros",
      "estira-en-tu-escritorio",
      "pausa-activa-de-pie",
    ];
    for (const pieza of piezas.filter(({ url }) => [...mueven, "plan-de-caminatas"].includes(url))) {
      expect(pieza.cuidado).toMatch(/duel|dolor|mare|deten/i);
    }
  });

  it("about asking for help names the line that answers, as it is", () => {
    const ayuda = piezas.find(({ url }) => url === "pedir-ayuda-tambien-es-cuidarse")!;
    expect(ayuda.cuerpo).toContain("**Línea 113, opción 5**");
    expect(ayuda.cuerpo).toContain("**SAMU, 106**");
  });

  it("is in Spanish, with its signs: no question opens without its own", () => {
    for (const pieza of piezas) {
      const texto = escrito(pieza);
      expect([pieza.url, texto.split("?").length]).toEqual([pieza.url, texto.split("¿").length]);
      expect([pieza.url, /\b(the|and|with|click|tips?)\b/i.exec(texto)?.[0]]).toEqual([pieza.url, undefined]);
    }
  });
});
