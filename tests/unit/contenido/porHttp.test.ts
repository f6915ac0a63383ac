import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeContenidos } from "../../../server/contenido/contenidos";
import { fuentePorHttp } from "../../../server/contenido/porHttp";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { revisar } from "../../../server/contenido/revisar";

const HUELLA = "a".repeat(64);
const medio = (archivo: string, tipoMime: string) => ({
  ruta: `https://cms.example/${archivo}`,
  tipoMime,
  bytes: 10,
  huella: HUELLA,
});
const imagen = (archivo: string, tipoMime: string) => ({
  ...medio(archivo, tipoMime),
  ancho: 854,
  alto: 480,
});

const ficha = (url: string) => ({
  uidCms: `cms-${url}`,
  uid: url,
  url,
  titulo: "Un título",
  resumen: "Un resumen.",
  temas: ["calma"],
  nivel: "inicial",
  minutos: 2,
  autor: "equipo",
  publicado: "2026-11-01 08:00",
  texto: "Un párrafo.",
});

const contenido = () => ({
  temas: [
    { uidCms: "t-1", uid: "calma", url: "calma", nombre: "Calma", resumen: "Calma.", color: "psicologia" },
  ],
  autores: [{ uid: "equipo", nombre: "El equipo", presentacion: "Escribimos." }],
  lectura: { ...ficha("una-lectura"), tipo: "lectura", relacionados: ["video/un-video"] },
  video: {
    ...ficha("un-video"),
    tipo: "video",
    guion: {
      escena: "mar",
      duracion: 70,
      pistas: [0, 5, 10].map((de) => ({ de, a: de + 4, texto: "Mira." })),
    },
    medios: {
      video: imagen("v.mp4", "video/mp4"),
      soloAudio: medio("a.m4a", "audio/mp4"),
      subtitulos: medio("s.vtt", "text/vtt"),
      portadaChica: imagen("p.avif", "image/avif"),
      portada: imagen("q.avif", "image/avif"),
    },
  },
});
/** Content as a content system sends it. */
const enJson = ({ temas, autores, lectura, video }: ReturnType<typeof contenido>) => ({
  temas,
  autores,
  piezas: [lectura, video],
});

/** A fake content system, as far as its answers show it. */
const cms = { estado: 200, cuerpo: enJson(contenido()) as unknown, pedidos: [] as string[] };
const servidor = createServer((peticion, respuesta) => {
  cms.pedidos.push(`${peticion.method} ${peticion.url} ${peticion.headers.authorization}`);
  respuesta.writeHead(cms.estado, { "content-type": "application/json" }).end(JSON.stringify(cms.cuerpo));
});
await new Promise<void>((listo) => servidor.listen(0, "127.0.0.1", listo));
afterAll(() => new Promise((cerrado) => servidor.close(cerrado)));
const url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/api`;
const fuente = fuentePorHttp(globalThis.fetch, {
  url: `${url}/`,
  token: "una-llave-de-cms",
  hosts: ["cms.example"],
});

beforeEach(() => Object.assign(cms, { estado: 200, cuerpo: enJson(contenido()), pedidos: [] }));

describe("a content system over HTTP", () => {
  it("is asked once with its key, and is what files would be", async () => {
    const contenidos = makeContenidos({
      fuente,
      numeroPublicado: async () => 1,
      now: () => new Date("2026-11-22T13:00:00Z"),
      alFallar: (error) => expect.unreachable(String(error)),
    });
    const video = await contenidos.porUrl("video", "un-video");
    expect(video).toMatchObject({
      tipo: "video",
      cuerpo: "Un párrafo.",
      duracionEnSegundos: 70,
      autor: { nombre: "El equipo" },
      publicado: new Date("2026-11-01T13:00:00Z"),
      medios: { video: { ruta: "https://cms.example/v.mp4" } },
    });
    expect(await contenidos.lista("lectura")).toHaveLength(1);
    expect(cms.pedidos).toEqual(["GET /api/contenido Bearer una-llave-de-cms"]);
  });

  it.each<[string, (documento: ReturnType<typeof contenido>) => void, string]>([
    [
      "a field",
      ({ lectura }) => Object.assign(lectura, { minutos: "dos" }),
      "piezas[0].minutos: tiene que ser un número",
    ],
    [
      "a field of a script",
      ({ video }) => (video.guion.pistas[2]!.de = 3),
      "piezas[1].guion.pistas[2].de: empieza antes de que acabe la anterior",
    ],
    [
      "a theme",
      ({ video }) => (video.temas = ["sueno"]),
      "piezas[1].temas[0]: el tema «sueno» no existe: hay calma",
    ],
    [
      "a related piece",
      ({ lectura }) => (lectura.relacionados = ["video/otro-video"]),
      "piezas[0].relacionados[0]: no hay una pieza «video/otro-video»",
    ],
    [
      "an address that is not whole",
      ({ video }) => (video.medios.video.ruta = "videos/a/v.mp4"),
      "piezas[1].medios: cada «ruta» es una dirección que empieza en https:// y es de cms.example",
    ],
    [
      "an address that a browser would be kept from",
      ({ video }) => (video.medios.portada.ruta = "https://otro.example/q.avif"),
      "piezas[1].medios: cada «ruta» es una dirección que empieza en https:// y es de cms.example",
    ],
    ["an author", ({ autores }) => (autores[0]!.nombre = ""), "autores[0].nombre: está vacío"],
  ])("is told what is wrong with %s, by its field", async (_, estropear, problema) => {
    const documento = contenido();
    estropear(documento);
    cms.cuerpo = enJson(documento);
    const { problemas } = revisar(await fuente.leer());
    expect(problemas.map(enUnaLinea)).toEqual([`${url}/contenido: ${problema}`]);
  });

  it("has its texts checked like ours, line by line", async () => {
    const documento = contenido();
    documento.lectura.texto = "Bien.\n\n<script>mal</script>\n";
    cms.cuerpo = enJson(documento);
    const { problemas } = revisar(await fuente.leer());
    expect(problemas.map(enUnaLinea)).toEqual([
      `${url}/contenido#piezas[0].texto:3: texto: el HTML no se muestra: escríbelo en Markdown`,
    ]);
  });

  it("takes no text longer than a file may be, in bytes, and shows the rest", async () => {
    const documento = contenido();
    documento.lectura.texto = "ñ".repeat(81 * 1024);
    cms.cuerpo = enJson(documento);
    const { problemas, coleccion } = revisar(await fuente.leer());
    expect(problemas.map(enUnaLinea)).toEqual([
      `${url}/contenido: piezas[0].texto: es muy largo: lleva a lo más 160 kB`,
    ]);
    expect(coleccion.piezas.map((pieza) => pieza.url)).toEqual(["un-video"]);
  });

  it("knows the former address of a piece that has errors", async () => {
    const documento = contenido();
    Object.assign(documento.lectura, { minutos: "dos", antes: ["otra-lectura"] });
    documento.video.texto = "Lee [esto](/herramienta/otra-lectura).";
    cms.cuerpo = enJson(documento);
    const { problemas } = revisar(await fuente.leer());
    expect(problemas.map(enUnaLinea)).toEqual([
      `${url}/contenido: piezas[0].minutos: tiene que ser un número`,
    ]);
  });

  it.each([
    ["an error", () => (cms.estado = 503)],
    ["another shape", () => (cms.cuerpo = { piezas: "ninguna" })],
  ])("that answers with %s leaves what was", async (_, romper) => {
    const fallos: unknown[] = [];
    let numero = 1;
    const contenidos = makeContenidos({
      fuente,
      numeroPublicado: async () => numero,
      now: () => new Date("2026-11-22T13:00:00Z"),
      alFallar: (error) => fallos.push(error),
    });
    const antes = await contenidos.version();
    romper();
    numero++;
    expect(await contenidos.version()).toBe(antes);
    expect(fallos).toHaveLength(1);
  });
});
