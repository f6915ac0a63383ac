import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { guion as esquema, manifiesto } from "../../../app/domain/contenido/esquemas";
import { subtitulosDe } from "../../../app/domain/contenido/pistas";
import { C } from "../../medios/estudio/colores";
import { cuadroDe } from "../../medios/estudio/cuadro";
import { ESCENAS } from "../../medios/estudio/escenas";
import { huellaDeEntradas } from "../../medios/estudio/huella";
import { archivosDeMarca, compartirVideo } from "../../medios/estudio/marca";
import { SONIDOS } from "../../medios/estudio/sonido";

const RAIZ = "app/content";
const VIDEOS = readdirSync(`${RAIZ}/videos`);
const MB = 1_000_000;

const leer = (archivo: string) => readFileSync(path.join(RAIZ, archivo));
const guionDe = (url: string) => esquema.parse(parse(leer(`videos/${url}/cues.yaml`).toString()));
const manifiestoDe = (url: string) =>
  manifiesto.parse(JSON.parse(leer(`videos/${url}/medios.json`).toString()));

describe.each(VIDEOS)("the media of %s", (url) => {
  const guion = guionDe(url);
  const escena = ESCENAS[guion.escena]!;
  const { entradas, medios } = manifiestoDe(url);

  it("were made from the script, the drawing and the sound that there are", () => {
    expect(huellaDeEntradas(guion, escena)).toBe(entradas);
  });

  it("are the very files that are kept here, and no other", () => {
    for (const { ruta, bytes, huella } of Object.values(medios)) {
      const archivo = leer(ruta);
      expect([ruta, archivo.length]).toEqual([ruta, bytes]);
      expect(createHash("sha256").update(archivo).digest("hex")).toBe(huella);
    }
    const archivos = Object.values(medios).map(({ ruta }) => path.basename(ruta));
    expect(readdirSync(`${RAIZ}/videos/${url}`).sort()).toEqual(
      [...archivos, "cues.yaml", "index.md", "medios.json"].sort(),
    );
  });

  it("are light: 1.2 MB for a video, 20 kB for its poster", () => {
    expect(medios.video.bytes).toBeLessThanOrEqual(1.2 * MB);
    expect(medios.soloAudio.bytes).toBeLessThan(medios.video.bytes / 2);
    expect(medios.portada.bytes).toBeLessThanOrEqual(20_000);
    expect([medios.portadaChica.ancho, medios.portada.ancho]).toEqual([360, 720]);
  });

  it("begin with what a browser needs to play them, and last as long as the script", () => {
    for (const { ruta } of [medios.video, medios.soloAudio]) {
      const archivo = leer(ruta);
      expect(archivo.indexOf("moov")).toBeLessThan(archivo.indexOf("mdat"));
      const mvhd = archivo.indexOf("mvhd");
      const segundos = archivo.readUInt32BE(mvhd + 20) / archivo.readUInt32BE(mvhd + 16);
      expect(Math.abs(segundos - guion.duracion)).toBeLessThan(0.2);
    }
    // The video has 480 lines of H.264 with AAC, and the audio is AAC: the oldest supported phones play these.
    expect(medios.video.alto).toBe(480);
    for (const codec of ["avc1", "mp4a"]) expect(leer(medios.video.ruta).includes(codec)).toBe(true);
    expect(leer(medios.soloAudio.ruta).includes("mp4a")).toBe(true);
    expect(leer(medios.soloAudio.ruta).includes("avc1")).toBe(false);
    expect(leer(medios.portada.ruta).subarray(4, 12).toString()).toBe("ftypavif");
  });

  it("have the captions of the script, one after the other and never after the end", () => {
    const texto = leer(medios.subtitulos.ruta).toString();
    expect(texto).toBe(subtitulosDe(guion.pistas));
    expect(texto.startsWith("WEBVTT\n")).toBe(true);
    const segundosDe = (marca: string) =>
      marca.split(":").reduce((suma, parte) => suma * 60 + Number(parte), 0);
    const tiempos = [...texto.matchAll(/^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})$/gm)];
    expect(tiempos).toHaveLength(guion.pistas.length);
    let hasta = 0;
    for (const [, de = "", a = ""] of tiempos) {
      expect(segundosDe(de)).toBeGreaterThanOrEqual(hasta);
      expect(segundosDe(a)).toBeGreaterThan(segundosDe(de));
      hasta = segundosDe(a);
    }
    expect(hasta).toBeLessThanOrEqual(guion.duracion);
  });

  it("draw and sound only what the studio knows", () => {
    for (const { accion, sonido } of guion.pistas) {
      if (accion !== undefined) expect(escena.acciones).toContain(accion);
      if (sonido !== undefined) expect(SONIDOS).toContain(sonido);
    }
  });
});

it("all media together take no more than 15 MB, and no two scripts draw the same", () => {
  const bytes = VIDEOS.flatMap((url) => Object.values(manifiestoDe(url).medios).map((medio) => medio.bytes));
  expect(bytes.reduce((suma, tamano) => suma + tamano, 0)).toBeLessThanOrEqual(15 * MB);
  expect(new Set(VIDEOS.map((url) => guionDe(url).escena)).size).toBe(VIDEOS.length);
});

describe("the fingerprint of the inputs", () => {
  const guion = guionDe("respira-con-el-mar");
  const escena = ESCENAS[guion.escena]!;
  const huella = huellaDeEntradas(guion, escena);

  it("changes with a word, a moment, a sound, a stroke and the second of the poster", () => {
    const conPista = (cambio: object) => ({
      ...guion,
      pistas: guion.pistas.map((pista, indice) => (indice === 3 ? { ...pista, ...cambio } : pista)),
    });
    const otras = [
      huellaDeEntradas(conPista({ texto: "Otra frase." }), escena),
      huellaDeEntradas(conPista({ a: 17.5 }), escena),
      huellaDeEntradas(conPista({ sonido: "Campanilla" }), escena),
      huellaDeEntradas(guion, { ...escena, dibujar: (momento) => `${escena.dibujar(momento)}<path/>` }),
      huellaDeEntradas(guion, { ...escena, portada: 21 }),
    ];
    expect(new Set([huella, ...otras]).size).toBe(6);
  });

  it("stays when nothing that is seen or heard changes", () => {
    expect(huellaDeEntradas(structuredClone(guion), { ...escena })).toBe(huella);
  });
});

it("a poster is a frame without words, and every frame is well-formed", () => {
  const guion = guionDe("respira-con-el-mar");
  const escena = ESCENAS[guion.escena]!;
  expect(cuadroDe(guion, escena, 1)).toContain("<text");
  expect(cuadroDe(guion, escena, 1, false)).not.toContain("<text");
  for (let t = 0; t < guion.duracion; t += 3) expect(cuadroDe(guion, escena, t)).not.toMatch(/NaN|undefined/);
});

it("our icons and the pictures of our links are as they are drawn now, and light", () => {
  for (const [nombre, bytes] of Object.entries(archivosDeMarca())) {
    expect(readFileSync(`public/${nombre}`).equals(bytes), nombre).toBe(true);
    expect(bytes.length, nombre).toBeLessThan(60_000);
  }
  for (const url of VIDEOS) {
    const { compartir } = manifiestoDe(url).medios;
    expect(leer(compartir!.ruta).equals(compartirVideo(guionDe(url))), url).toBe(true);
    expect(compartir!.bytes, url).toBeLessThan(100_000);
  }
});

it("the palette of the drawings is that of the site and of its illustrations", () => {
  const sitio = [
    readFileSync("app/styles/palette.ts", "utf8"),
    readFileSync("app/styles/theme.css.ts", "utf8"),
    ...readdirSync("public/ilustraciones").map((dibujo) =>
      readFileSync(`public/ilustraciones/${dibujo}`, "utf8"),
    ),
  ]
    .join("")
    .toLowerCase()
    .replaceAll(/#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])/g, "#$1$1$2$2$3$3");
  expect(Object.values(C).filter((color) => !sitio.includes(color))).toEqual([]);
});

it("whoever only starts the product needs neither encoder nor studio", () => {
  expect(existsSync("tests/medios/medios.mjs")).toBe(true);
  const deServidor = readdirSync("server/contenido").filter((archivo) => archivo.endsWith(".ts"));
  for (const archivo of deServidor) {
    expect(readFileSync(`server/contenido/${archivo}`, "utf8")).not.toMatch(/estudio|resvg|ffmpeg/);
  }
});
