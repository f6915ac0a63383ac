import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { carpetaDeContenido } from "../../support/contenido";
import { abrirMundo, valor } from "../../support/servicios";

const { carpeta, escribir } = carpetaDeContenido();
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { contenido } = mundo.servicios;
const { llamar, abrirSesion } = abrirApi(mundo);
const URL_DEL_VIDEO = "mirar-el-mar";
const LARGO = 700;

let idPersona: number;
beforeEach(async () => {
  await mundo.empezarDeNuevo();
  ({ idPersona } = await mundo.persona());
});

const haceSegundos = (segundos: number) => new Date(mundo.reloj.ahora.getTime() - segundos * 1000);
const anotar = (posicion: number, hasta: number, hace: number) =>
  contenido.avances.anotar({
    idPersona,
    url: URL_DEL_VIDEO,
    reporte: {
      posicion,
      rangos: [[0, hasta]],
      momento: haceSegundos(hace),
      abiertoEn: haceSegundos(600),
    },
  });

describe("the progress of a person", () => {
  it("is one for all their devices: what was played is united, and the latest position counts", async () => {
    await Promise.all([anotar(300, 300, 2), anotar(120, 120, 40), anotar(300, 300, 2)]);
    const video = (await contenido.porUrl("video", URL_DEL_VIDEO))!;
    expect(await contenido.avances.de(idPersona, video)).toMatchObject({
      posicion: 300,
      rangos: [[0, 300]],
      vistoEn: null,
      marcado: false,
    });
    expect(await contenido.avances.sigueViendo(idPersona)).toHaveLength(1);
  });

  it("ends with seeing it, and the video leaves what is gone on with but not the history", async () => {
    valor(await anotar(LARGO, LARGO, 0));
    expect(await contenido.avances.sigueViendo(idPersona)).toEqual([]);
    expect((await contenido.avances.historial(idPersona))[0]!.avance.vistoEn).toEqual(mundo.reloj.ahora);
  });

  it("may be said by hand, and keeps when it was first so", async () => {
    const primero = valor(await contenido.avances.marcarVisto({ idPersona, url: URL_DEL_VIDEO }));
    mundo.reloj.ahora = new Date(mundo.reloj.ahora.getTime() + 60_000);
    const otra = valor(await contenido.avances.marcarVisto({ idPersona, url: URL_DEL_VIDEO }));
    expect(otra.vistoEn).toEqual(primero.vistoEn);
  });

  it("tells a press from a watch, until the video is watched", async () => {
    const avance = async () => (await contenido.avances.historial(idPersona))[0]?.avance;
    const suDia = async () => (await mundo.servicios.historial.acciones(idPersona))[0];
    valor(await contenido.avances.marcarVisto({ idPersona, url: URL_DEL_VIDEO }));
    expect(await avance()).toMatchObject({ marcado: true, rangos: [] });
    expect(await suDia()).toMatchObject({ clase: "video", marcada: true });
    mundo.reloj.ahora = new Date(mundo.reloj.ahora.getTime() + 601 * 1000);
    valor(await anotar(LARGO, LARGO, 0));
    expect(await avance()).toMatchObject({ marcado: false });
    expect(await suDia()).not.toHaveProperty("marcada");
    valor(await contenido.avances.marcarVisto({ idPersona, url: URL_DEL_VIDEO }));
    expect(await avance()).toMatchObject({ marcado: false });
    expect(await suDia()).not.toHaveProperty("marcada");
  });

  it("is forgotten for whoever takes it back, with all that was played, and for nobody else", async () => {
    const otra = await mundo.persona();
    for (const id of [idPersona, otra.idPersona]) {
      valor(await contenido.avances.marcarVisto({ idPersona: id, url: URL_DEL_VIDEO }));
    }
    valor(await contenido.avances.olvidar({ idPersona, url: URL_DEL_VIDEO }));
    valor(await contenido.avances.olvidar({ idPersona, url: URL_DEL_VIDEO }));
    expect(await contenido.avances.historial(idPersona)).toEqual([]);
    expect(await contenido.avances.historial(otra.idPersona)).toHaveLength(1);
    expect(await contenido.avances.olvidar({ idPersona, url: "nada" })).toMatchObject({
      rechazo: "pieza-no-existe",
    });
  });

  it("is of nothing that is not published, and of nobody else", async () => {
    expect(await contenido.avances.marcarVisto({ idPersona, url: "nada" })).toMatchObject({
      rechazo: "pieza-no-existe",
    });
    valor(await anotar(100, 100, 0));
    const otra = await mundo.persona();
    expect(await contenido.avances.historial(otra.idPersona)).toEqual([]);
  });
});

describe("favourites", () => {
  it("are of any kind, the latest first, and kept or let go however often it is said", async () => {
    const tool = { idPersona, tipo: "herramienta", url: "hoja-de-mar" } as const;
    const video = { idPersona, tipo: "video", url: URL_DEL_VIDEO } as const;
    valor(await contenido.favoritos.guardar(tool));
    mundo.reloj.ahora = new Date(mundo.reloj.ahora.getTime() + 1000);
    for (const pieza of [video, video, tool]) valor(await contenido.favoritos.guardar(pieza));
    const urls = async () =>
      (await contenido.favoritos.de(idPersona)).publicados.map(({ pieza }) => pieza.url);
    expect(await urls()).toEqual([URL_DEL_VIDEO, "hoja-de-mar"]);
    for (const pieza of [video, video]) valor(await contenido.favoritos.quitar(pieza));
    expect(await urls()).toEqual(["hoja-de-mar"]);
    expect(await contenido.favoritos.guardar({ ...video, url: "nada" })).toMatchObject({
      rechazo: "pieza-no-existe",
    });
  });
});

describe("/v2", () => {
  it("tells who has a public answer already that it is still the same", async () => {
    const pedir = (cabeceras: Record<string, string> = {}) =>
      llamar("GET", "/videos?orden=titulo", { clave: CLAVES_DE_API.public, cabeceras });
    const primera = await pedir();
    expect(primera.estado).toBe(200);
    const { etag } = primera;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const otra = await pedir({ "if-none-match": etag! });
    expect([otra.estado, otra.texto]).toEqual([304, ""]);
    expect((await pedir({ "if-none-match": 'W/"otro"' })).estado).toBe(200);
  });

  it("has what a player needs of a video", async () => {
    const { cuerpo } = await llamar("GET", `/videos/${URL_DEL_VIDEO}`, { clave: CLAVES_DE_API.public });
    expect(cuerpo.data).toMatchObject({
      uidCms: "vid-1",
      duracionEnSegundos: 70,
      presentacionDelAutor: expect.stringMatching(/\S/) as string,
      relacionados: [
        { tipo: "lectura", url: "leer-el-mar", titulo: "Leer el mar" },
        { tipo: "herramienta", url: "hoja-de-mar", titulo: "Hoja de mar" },
      ],
      transcripcion: [
        { segundo: 0, texto: "[Olas suaves] Mira el mar." },
        { segundo: 5, texto: "Respira." },
        { segundo: 12, texto: "Ya está." },
      ],
    });
    expect((await llamar("GET", "/videos/nada", { clave: CLAVES_DE_API.public })).estado).toBe(404);
  });

  it("offers what the home page does, and with discreet notices names no theme", async () => {
    await mundo.especialista({ temas: ["Ansiedad"] });
    const { token } = await abrirSesion(idPersona);
    const paraTi = async () =>
      (await llamar("GET", "/para-ti", { clave: CLAVES_DE_API.private, token })).cuerpo.data;
    expect(await paraTi()).toEqual({ sigueViendo: null, sugerencia: null });
    await anotar(100, 100, 2);
    const preferir = (avisosDiscretos: boolean) =>
      mundo.servicios.cuentas.guardarPreferencias(idPersona, { temas: ["Ansiedad"], avisosDiscretos });
    await preferir(false);
    expect(await paraTi()).toMatchObject({
      sigueViendo: { url: URL_DEL_VIDEO, nivel: "inicial" },
      sugerencia: {
        url: expect.stringMatching(/^(hoja-de-mar|leer-el-mar)$/) as string,
        motivo: "Porque elegiste «Ansiedad».",
      },
    });
    await preferir(true);
    expect(await paraTi()).toMatchObject({ sugerencia: { motivo: "Por un tema que elegiste." } });
  });

  it("takes reports in seconds and answers where to go on", async () => {
    const { token } = await abrirSesion(idPersona);
    const pedir = (metodo: string, ruta: string, cuerpo?: unknown) =>
      llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, cuerpo });
    await pedir("POST", `/videos/${URL_DEL_VIDEO}/avance`, { posicion: 0, rangos: [] });
    mundo.reloj.ahora = new Date(mundo.reloj.ahora.getTime() + 30_000);
    const { cuerpo } = await pedir("POST", `/videos/${URL_DEL_VIDEO}/avance`, {
      posicion: 31.5,
      rangos: [{ de: 0, a: 31.5 }],
    });
    expect(cuerpo.data).toMatchObject({ seguirEn: 31.5, porcentaje: 45, vistoEn: null });
    const { cuerpo: todos } = await pedir("GET", "/avances");
    expect(todos.data).toMatchObject({
      avances: [{ url: URL_DEL_VIDEO, video: { titulo: "Mirar el mar" } }],
    });
  });
});

describe("the media of what was just published", () => {
  it("are there without a restart, and those before are not", async () => {
    const antes = (await contenido.porUrl("video", URL_DEL_VIDEO))!.medios.subtitulos;
    const direccion = contenido.direccionDe(antes);
    expect(await contenido.medioEn(direccion)).toMatchObject({ tipoMime: "text/vtt", bytes: antes.bytes });
    expect(await contenido.medioEn(`${direccion}/../subtitulos.vtt`)).toBeNull();

    const archivo = "videos/mirar-el-mar/medios.json";
    escribir(
      archivo,
      readFileSync(path.join(carpeta, archivo), "utf8").replace(antes.huella, "f".repeat(64)),
    );
    expect(await contenido.medioEn(direccion)).not.toBeNull();
    valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
    expect(await contenido.medioEn(direccion)).toBeNull();
    const nuevo = (await contenido.porUrl("video", URL_DEL_VIDEO))!.medios.subtitulos;
    expect(await contenido.medioEn(contenido.direccionDe(nuevo))).not.toBeNull();
  });
});
