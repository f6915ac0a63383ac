import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import type { FormularioFijadoRepository } from "../../../app/domain/cuestionarios/repositorio";
import type { OpenedContenido } from "../../../server/contenido/module";
import type { Lectura } from "../../../server/contenido/publicado";
import type * as Limites from "../../../server/contenido/limites";
import { carpetaDeContenido } from "../../support/contenido";

/** A text with this word makes the reader of content throw where no check foresees it. */
const IMPREVISTO = "imprevisto-del-lector";
vi.mock("../../../server/contenido/limites", async (original) => {
  const limites = await original<typeof Limites>();
  return {
    ...limites,
    lineaMuyHondaDeYaml(texto: string) {
      if (texto.includes(IMPREVISTO)) throw new RangeError("Maximum call stack size exceeded");
      return limites.lineaMuyHondaDeYaml(texto);
    },
    lineaMuyHondaDeMarkdown(texto: string) {
      if (texto.includes(IMPREVISTO)) throw new RangeError("Maximum call stack size exceeded");
      return limites.lineaMuyHondaDeMarkdown(texto);
    },
  };
});
// Other test files of this process may have loaded these modules already, without the replacements above.
vi.resetModules();
const { fuenteDeArchivos } = await import("../../../server/contenido/archivos");
const { makeFormularios } = await import("../../../server/cuestionarios/formularios");
const { makePublicado } = await import("../../../server/contenido/publicado");
const { makeContenidos } = await import("../../../server/contenido/contenidos");
const { enUnaLinea } = await import("../../../server/contenido/problemas");
const { revisar } = await import("../../../server/contenido/revisar");
const { DE_SALUD_MENTAL } = await import("../../../server/saludMental/escritos");
const { leerFormularios } = await import("../../../server/cuestionarios/escritos");
const { leerLogros } = await import("../../../server/historial/escritos");
const { leerRutas } = await import("../../../server/rutas/escritas");

const LECTURA = "lecturas/otra.md";
const COMIENZO = "---\nuid: otra\n";
const FORMULARIO = "salud-mental/programa-salud-mental.yaml";

/** Files that make a YAML parser fail, with the message that an editor gets. */
const MALOS: [que: string, texto: string | Uint8Array, patron: RegExp][] = [
  ["an alias", "a: &a [1]\nb: *a\n", /:2: los alias/],
  ["an alias that is nowhere", "b: *nada\n", /:1: /],
  ["aliases of aliases", "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n", /:2: los alias/],
  ["a list 2,000 deep on a line", "- ".repeat(2000) + "x\n", /:1: lleva demasiados niveles/],
  [
    "a list 2,000 deep in brackets",
    `a: 1\nb: ${"[".repeat(2000)}${"]".repeat(2000)}\n`,
    /:2: lleva demasiados/,
  ],
  ["brackets that nobody closes", `${"{".repeat(60_000)}\n`, /:1: lleva demasiados niveles/],
  ["keys of keys", "? ".repeat(2000) + "x\n", /:1: lleva demasiados niveles/],
  ["a text of 20 MB", "a".repeat(20 * 1024 * 1024), /: es muy largo: lleva a lo más 160 kB/],
  ["what no check foresaw", `b: ${IMPREVISTO}\n`, /:[12]: no se puede leer/],
  ["bytes that are no UTF-8", Uint8Array.from([97, 10, 98, 0xff, 10]), /:2: no está escrito en UTF-8/],
];

it.each(MALOS)(
  "of a form, a route and an achievement: %s is a problem of that file",
  async (_, texto, patron) => {
    const { carpeta, escribir } = carpetaDeContenido();
    for (const nombre of ["salud-mental/malo.yaml", "rutas/malo.yaml", "logros/malo.yaml"])
      escribir(nombre, texto);
    const formularios = await leerFormularios(carpeta, DE_SALUD_MENTAL, null);
    const [rutas, logros] = [await leerRutas(carpeta, null), await leerLogros(carpeta, null)];
    for (const { problemas } of [formularios, rutas, logros]) {
      expect(problemas.map(enUnaLinea).find((linea) => linea.includes("malo.yaml"))).toMatch(patron);
      expect(problemas.filter(({ archivo }) => !archivo.endsWith("malo.yaml"))).toEqual([]);
    }
    expect(formularios.formularios).toHaveLength(1);
  },
);

it.each(MALOS)("of a piece: %s takes no other one away", async (_, texto, patron) => {
  const { carpeta, escribir } = carpetaDeContenido();
  const enFicha =
    typeof texto === "string" && texto.length < 100_000 ? `${COMIENZO}${texto}---\nHola\n` : texto;
  escribir(LECTURA, enFicha);
  const fallos: unknown[] = [];
  const contenidos = makeContenidos({
    fuente: fuenteDeArchivos(carpeta),
    numeroPublicado: async () => 1,
    now: () => new Date("2026-11-22T13:00:00Z"),
    alFallar: (error) => fallos.push(error),
  });
  expect((await contenidos.lista("lectura")).map(({ url }) => url)).toEqual(["leer-el-mar"]);
  expect(fallos).toHaveLength(1);
  const { problemas } = revisar(await fuenteDeArchivos(carpeta).leer());
  const linea = enFicha === texto ? 0 : 2;
  const corrido = new RegExp(patron.source.replace(/^:(\d)/, (_todo, n) => `:${Number(n) + linea}`));
  expect(problemas.map(enUnaLinea)[0]).toMatch(corrido);
  expect(problemas.every(({ archivo }) => archivo === LECTURA)).toBe(true);
});

it.each([
  ["a list 2,000 deep", `${"- ".repeat(2000)}x`],
  ["quotes 2,000 deep", `${">".repeat(2000)} x`],
  ["links in links", "[".repeat(3000)],
  ["emphasis in emphasis", "*a **b ".repeat(3000)],
])("of a text: %s is told with its line", async (_, texto) => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  const archivo = "lecturas/leer-el-mar.md";
  escribir(archivo, `${leer(archivo)}\n${texto}\n`);
  const lineas = leer(archivo).split("\n").length - 1;
  expect(revisar(await fuenteDeArchivos(carpeta).leer()).problemas.map(enUnaLinea)).toEqual([
    `${archivo}:${lineas}: texto: lleva demasiadas marcas, una dentro de otra`,
  ]);
});

it("a folder that is called as a file is a problem of that name", async () => {
  const { carpeta } = carpetaDeContenido();
  for (const nombre of [LECTURA, "rutas/carpeta.yaml", "salud-mental/carpeta.yaml"])
    mkdirSync(path.join(carpeta, nombre));
  const deFormularios = await leerFormularios(carpeta, DE_SALUD_MENTAL, null);
  const problemas = [
    ...(await fuenteDeArchivos(carpeta).leer()).problemas,
    ...(await leerRutas(carpeta, null)).problemas,
    ...deFormularios.problemas,
  ];
  expect(problemas.map(enUnaLinea)).toEqual(
    [LECTURA, "rutas/carpeta.yaml", "salud-mental/carpeta.yaml"].map(
      (nombre) => `${nombre}: es una carpeta y no un archivo`,
    ),
  );
  expect(deFormularios.formularios.map(({ vigente }) => vigente.form.idform)).toEqual([
    path.basename(FORMULARIO, ".yaml"),
  ]);
});

it.each([
  ["video-480p.mp4", "<script>alert", "video", "video/mp4"],
  ["video-480p.mp4", "\0\0\0\x20ftypavif", "video", "video/mp4"],
  ["audio.m4a", "ID3 of another", "soloAudio", "audio/mp4"],
  ["portada-720.avif", "\x89PNG\r\n\x1a\n    ", "portada", "image/avif"],
  ["subtitulos.vtt", "1\n00:00", "subtitulos", "text/vtt"],
])("a medium is read by its first bytes: %s is no %j", async (archivo, texto, campo, tipo) => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  const largo = leer(`videos/mirar-el-mar/${archivo}`).length;
  escribir(`videos/mirar-el-mar/${archivo}`, Buffer.from(texto.padEnd(largo).slice(0, largo), "latin1"));
  expect((await fuenteDeArchivos(carpeta).leer()).problemas.map(enUnaLinea)).toEqual([
    expect.stringMatching(
      new RegExp(
        `medios.json:\\d+: medios.${campo}.ruta: ese archivo no es ${tipo}: vuelve a hacer los medios$`,
      ),
    ),
  ]);
});

it("a medium is of a kind that is listed, and no longer than its kind may be", async () => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  const manifiesto = "videos/mirar-el-mar/medios.json";
  escribir(
    manifiesto,
    leer(manifiesto)
      .replace('"text/vtt"', '"text/html"')
      .replace(/"bytes": \d+/, '"bytes": 99000000'),
  );
  expect(
    (await fuenteDeArchivos(carpeta).leer()).problemas.map(({ campo, mensaje }) => [campo, mensaje]),
  ).toEqual([
    ["medios.video.bytes", "no puede ser más de 20971520"],
    ["medios.subtitulos.tipoMime", "tiene que ser uno de estos: text/vtt"],
  ]);
});

it("a sheet that is no PDF is told", async () => {
  const { carpeta, escribir } = carpetaDeContenido();
  escribir("herramientas/hoja-de-mar.pdf", "<html");
  expect(
    (await fuenteDeArchivos(carpeta).leer()).problemas.map(({ campo, mensaje }) => [campo, mensaje]),
  ).toEqual([["pdf.ruta", "ese archivo no es un PDF"]]);
});

it("a form whose file is broken at the start is asked as it was asked last, and the broken file is counted", async () => {
  const { carpeta, escribir } = carpetaDeContenido();
  const { formularios } = await leerFormularios(carpeta, DE_SALUD_MENTAL, null);
  const { form, huella } = formularios[0]!.vigente;
  escribir(FORMULARIO, "a: &a [1]\nb: *a\n");
  const contenido = {
    publicar: <T>(_: string, leer: (raiz: string, piezas: Set<string>) => Promise<Lectura<T>>) =>
      makePublicado(() => leer(carpeta, new Set()), {
        numeroPublicado: async () => 1,
        now: () => new Date("2026-11-22T13:00:00Z"),
        alFallar: () => {},
      }),
  } as unknown as OpenedContenido;
  const abrir = (fijadas: ReadonlyMap<number, string>) =>
    makeFormularios({
      contenido,
      carpeta: DE_SALUD_MENTAL,
      fijados: {
        huellas: async () => fijadas,
        leer: async (_: string, version: number) => (version === form.version ? form : null),
      } as unknown as FormularioFijadoRepository,
    });
  const fijados = new Map([[form.version, huella]]);
  const conFijado = abrir(fijados);
  expect(await conFijado.formularios.vigente(form.idform)).toEqual({ form, huella });
  const sinFijado = abrir(new Map());
  expect(await sinFijado.formularios.vigente(form.idform)).toBeNull();
  expect([conFijado, sinFijado].map(({ publicado }) => publicado.conErrores())).toEqual([1, 1]);
});

it("what throws in the text of a piece or in a list is a problem of that file alone", async () => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  for (const archivo of ["lecturas/leer-el-mar.md", "talleres/dibujar-el-mar.md"])
    escribir(archivo, `${leer(archivo)}\n${IMPREVISTO}\n`);
  escribir("sinonimos.yaml", `- ${IMPREVISTO}\n`);
  const leido = await fuenteDeArchivos(carpeta).leer();
  expect(leido.problemas.map(enUnaLinea).sort()).toEqual([
    "lecturas/leer-el-mar.md:1: no se puede leer",
    "sinonimos.yaml:1: no se puede leer",
    "talleres/dibujar-el-mar.md:1: no se puede leer",
  ]);
  expect(leido.piezas.map(({ pieza }) => pieza.url).sort()).toEqual(["hoja-de-mar", "mirar-el-mar"]);
});

it("a pipe in the place of a file is a problem of that file and keeps nobody waiting", async () => {
  const { carpeta } = carpetaDeContenido();
  for (const archivo of ["autores.yaml", "logros/tuberia.yaml", "videos/mirar-el-mar/audio.m4a"]) {
    rmSync(path.join(carpeta, archivo), { force: true });
    execFileSync("mkfifo", [path.join(carpeta, archivo)]);
  }
  const problemas = [
    ...(await fuenteDeArchivos(carpeta).leer()).problemas,
    ...(await leerLogros(carpeta, null)).problemas,
  ];
  expect(problemas.map(enUnaLinea)).toEqual([
    "autores.yaml: no es un archivo",
    expect.stringMatching(/medios.json:\d+: medios.soloAudio.ruta: ese archivo mide otra cosa/),
    "logros/tuberia.yaml: no es un archivo",
  ]);
});
