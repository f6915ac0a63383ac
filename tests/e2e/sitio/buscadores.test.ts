import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { declaredRoutes } from "../../../server/modules";
import { porQuien } from "../../../server/platform/permisos";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { descifrar } from "../../support/formularios";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

/** Data of a page for search engines and link previews, as a visitor sees it at every address of the site map. */

interface Pagina {
  ruta: string;
  html: string;
  titulos: string[];
  descripcion: string | undefined;
  canonica: string | undefined;
  seLista: boolean;
  og: Map<string, string>;
  cosas: { "@type": string; [campo: string]: unknown }[];
}

let server: TestServer;
let paginas: Pagina[];
let mapa: string[];
let robots: string;

const todas = (html: string, patron: RegExp) => [...html.matchAll(patron)].map((caso) => caso.slice(1));

function leer(ruta: string, html: string): Pagina {
  const buscar = (patron: RegExp) => {
    const [, hallado] = patron.exec(html) ?? [];
    return hallado === undefined ? undefined : descifrar(hallado);
  };
  const datos = buscar(/<script type="application\/ld\+json">(.*?)<\/script>/);
  return {
    ruta,
    html,
    titulos: todas(html, /<title>([^<]*)<\/title>/g).map(([titulo]) => descifrar(titulo!)),
    descripcion: buscar(/<meta name="description" content="([^"]*)"/),
    canonica: buscar(/<link rel="canonical" href="([^"]*)"/),
    seLista: !html.includes('<meta name="robots" content="noindex"'),
    og: new Map(
      todas(html, /<meta property="og:(\w+)" content="([^"]*)"/g).map(([nombre, valor]) => [
        nombre!,
        descifrar(valor!),
      ]),
    ),
    cosas: datos ? (JSON.parse(datos) as { "@graph": Pagina["cosas"] })["@graph"] : [],
  };
}

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const direcciones = Object.values(declaredRoutes).flatMap((rutasDeclaradas) =>
    Object.entries(rutasDeclaradas).flatMap(([direccion, esperado]) =>
      porQuien(esperado).sinSesion === 200 ? [direccion] : [],
    ),
  );
  const texto = async (ruta: string) => (await pedir(server.url, ruta, "")).text();
  mapa = todas(await texto("/sitemap.xml"), /<loc>([^<]+)<\/loc>/g).map(([url]) => descifrar(url!));
  robots = await texto("/robots.txt");
  paginas = [];
  const rutas = [...direcciones, ...mapa.map((url) => url.replace(server.url, ""))];
  for (const ruta of new Set(rutas.filter((direccion) => !direccion.includes("{")))) {
    const respuesta = await pedir(server.url, ruta, "");
    const html = await respuesta.text();
    if (respuesta.headers.get("content-type")?.startsWith("text/html")) paginas.push(leer(ruta, html));
  }
});
afterAll(() => server.stop());

const listadas = () => paginas.filter(({ seLista }) => seLista);
/** Address without its query, as search engines know the page. */
const sinPregunta = (ruta: string) => ruta.replace(/\?.*/, "");

describe("every page that a visitor opens", () => {
  it("has one title of its own and a description that says enough", () => {
    expect(paginas.length).toBeGreaterThan(50);
    const propias = new Map(paginas.map((pagina) => [sinPregunta(pagina.ruta), pagina]));
    for (const { ruta, titulos, descripcion, seLista } of propias.values()) {
      expect(titulos, ruta).toHaveLength(1);
      expect(titulos[0], ruta).toMatch(/^\S.{3,85} · |^Bienestar/);
      if (!seLista) continue;
      expect(descripcion?.length, `${ruta}: ${descripcion}`).toBeGreaterThanOrEqual(50);
      expect(descripcion?.length, `${ruta}: ${descripcion}`).toBeLessThanOrEqual(210);
    }
    const repetidos = (de: (string | undefined)[]) => de.filter((texto, i) => de.indexOf(texto) !== i);
    const enLista = [...propias.values()].filter(({ seLista, canonica }) => seLista && canonica);
    const unaPorCanonica = [...new Map(enLista.map((pagina) => [pagina.canonica, pagina])).values()];
    expect(repetidos(unaPorCanonica.map(({ titulos }) => titulos[0]))).toEqual([]);
    expect(repetidos(unaPorCanonica.map(({ descripcion }) => descripcion))).toEqual([]);
  });

  it("names one address for itself, whatever was asked with it, and a picture that is there", async () => {
    const imagenes = new Set<string>();
    for (const { ruta, canonica, og, titulos, descripcion } of listadas()) {
      expect(canonica, ruta).toBe(server.url + sinPregunta(ruta));
      expect(Object.fromEntries(og), ruta).toMatchObject({
        url: canonica,
        title: titulos[0],
        description: descripcion,
        locale: "es_PE",
        site_name: "Bienestar",
      });
      imagenes.add(og.get("image")!);
    }
    expect(imagenes.size).toBeGreaterThan(12);
    for (const imagen of imagenes) {
      const respuesta = await fetch(imagen);
      expect([imagen, respuesta.status, respuesta.headers.get("content-type")]).toEqual([
        imagen,
        200,
        "image/png",
      ]);
      const png = Buffer.from(await respuesta.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length, imagen).toBeLessThan(100_000);
    }
  });

  it("has one spelling: whoever asks for another is led there, with their question", async () => {
    for (const [pedida, propia] of [
      ["/Bienestar-Play?tema=sueno", "/bienestar-play?tema=sueno"],
      ["/HERRAMIENTAS", "/herramientas"],
      ["/herramientas/", "/herramientas"],
      ["/mi-zona-privada/", "/mi-zona-privada"],
    ]) {
      const respuesta = await pedir(server.url, pedida!, "");
      expect([pedida, respuesta.status, respuesta.headers.get("location")]).toEqual([pedida, 301, propia]);
    }
  });

  it("says nothing to searchers where it is one person's, or asked for in somebody's words", async () => {
    const cookie = await entrar(server.url, CUENTAS_DE_DEMOSTRACION[0]!);
    for (const ruta of ["/mi-zona-privada", "/mi-perfil", "/agendar"]) {
      const pagina = leer(ruta, await (await pedir(server.url, ruta, cookie)).text());
      expect([ruta, pagina.seLista, pagina.canonica, pagina.og.size]).toEqual([ruta, false, undefined, 0]);
    }
    const buscada = paginas.find(({ ruta }) => ruta === "/buscar?q=respirar")!;
    expect([buscada.seLista, buscada.canonica]).toEqual([false, undefined]);
    const nada = leer("/nada", await (await pedir(server.url, "/nada", "")).text());
    expect([nada.seLista, nada.canonica]).toEqual([false, undefined]);
  });
});

describe("the site map for searchers", () => {
  it("leads to every page that may be listed and stands at no choice, and to nothing else", () => {
    expect(mapa.length).toBe(new Set(mapa).size);
    const deLista = listadas().map(({ canonica }) => canonica!);
    for (const url of mapa) expect(deLista).toContain(url);
    const fijas = Object.keys(declaredRoutes)
      .filter((patron) => !/[:*]/.test(patron.replace(/\/:\w+\?$/, "")))
      .map((patron) => new URL(patron.replace(/\/:\w+\?$/, ""), server.url).href);
    expect(fijas.length).toBeGreaterThan(50);
    expect(fijas.filter((url) => deLista.includes(url) && !mapa.includes(url))).toEqual([]);
  });

  it("has each specialist, video, tool and reading", () => {
    const de = (comienzo: string) => mapa.filter((url) => url.startsWith(server.url + comienzo)).length;
    expect(de("/bienestar-play/")).toBeGreaterThanOrEqual(12);
    expect(de("/herramienta/")).toBeGreaterThanOrEqual(20);
    expect(de("/especialista/")).toBeGreaterThanOrEqual(6);
  });

  it("is where /robots.txt says, which closes what asks who one is and nothing of the map", () => {
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    const cerradas = todas(robots, /^Disallow: (.+)$/gm).map(([ruta]) => ruta!);
    expect(cerradas).toEqual(expect.arrayContaining(["/mi-zona-privada", "/mi-perfil", "/agendar", "/v2/"]));
    expect(robots).not.toContain("desarrollo");
    expect(mapa.filter((url) => cerradas.some((ruta) => url.startsWith(server.url + ruta)))).toEqual([]);
    const personales = Object.values(declaredRoutes).flatMap((rutasDeclaradas) =>
      Object.entries(rutasDeclaradas).flatMap(([ruta, esperado]) =>
        porQuien(esperado).sinSesion === "entrar" ? [ruta] : [],
      ),
    );
    const abiertas = personales.filter((ruta) => !cerradas.some((cerrada) => ruta.startsWith(cerrada)));
    // These pages stand beside a page for everybody, or no link leads to them.
    expect(abiertas).toEqual([
      "/desarrollo/videollamada",
      "/bienestar-play?ver=favoritos",
      "/bienestar-en-vivo/yoga-suave/sala",
      "/bienestar-en-vivo/yoga-suave/latido?fecha=2026-12-02",
      "/bienestar-en-vivo/yoga-suave/pagar",
      "/bienestar-en-vivo/yoga-suave/taller.ics",
      "/comunidades/dormir-mejor/nada",
      "/comunidades/nada/nada",
    ]);
  });
});

describe("structured data", () => {
  const cosaDe = (ruta: string, tipo: string) =>
    paginas.find((pagina) => pagina.ruta === ruta)!.cosas.find((cosa) => cosa["@type"] === tipo);

  it("of a video say what it is, how long and where", async () => {
    for (const ruta of ["/bienestar-play/respira-con-el-mar", "/bienestar-play/ver/respira-con-el-mar"]) {
      const video = cosaDe(ruta, "VideoObject")!;
      expect(video).toMatchObject({
        name: "Respira con el mar",
        uploadDate: "2026-09-07T13:00:00.000Z",
        duration: expect.stringMatching(/^PT\d\dS$/) as string,
      });
      const respuesta = await fetch(video.contentUrl as string, { headers: { range: "bytes=0-0" } });
      expect([respuesta.status, respuesta.headers.get("content-type")]).toEqual([206, "video/mp4"]);
    }
  });

  it("of a specialist say who it is and what a session costs", () => {
    const ruta = "/especialista/psicologia/lucia-mendoza";
    const persona = cosaDe(ruta, "Person")!;
    expect(persona).toMatchObject({ name: "Lucía Mendoza", jobTitle: "Psicología" });
    expect(cosaDe(ruta, "Service")).toMatchObject({
      provider: { "@id": persona["@id"] },
      offers: { priceCurrency: "PEN", price: expect.stringMatching(/^\d+\.\d\d$/) as string },
    });
  });

  it("lead home from every page below another", () => {
    const camino = cosaDe("/herramienta/diario-de-sueno", "BreadcrumbList")!;
    expect((camino.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual([
      `${server.url}/`,
      `${server.url}/herramientas`,
      `${server.url}/herramienta/diario-de-sueno`,
    ]);
    const deAbajo = listadas().filter(({ ruta }) =>
      /^\/(bienestar-play|herramienta|especialista)\/./.test(ruta),
    );
    expect(deAbajo.length).toBeGreaterThan(30);
    for (const { ruta, cosas } of deAbajo) {
      expect(
        cosas.map((cosa) => cosa["@type"]),
        ruta,
      ).toContain("BreadcrumbList");
    }
  });
});

it("the manifest and the icons of a page are there, one of them for any shape", async () => {
  const portada = paginas.find(({ ruta }) => ruta === "/")!;
  const manifiesto = (await (await pedir(server.url, "/manifest.webmanifest", "")).json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  const enlazados = todas(portada.html, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g);
  expect(enlazados.length).toBeGreaterThan(2);
  for (const ruta of [...enlazados.flat(), ...manifiesto.icons.map(({ src }) => src)]) {
    expect([ruta, (await pedir(server.url, ruta, "")).status]).toEqual([ruta, 200]);
  }
  const deTamano = manifiesto.icons.filter(({ sizes }) => sizes !== "any");
  expect(deTamano.length).toBeGreaterThan(1);
  for (const { src, sizes, type } of deTamano) {
    const png = readFileSync(`public${src}`);
    expect([type, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual(["image/png", sizes]);
  }
  expect(manifiesto.icons.map(({ purpose }) => purpose)).toContain("maskable");
});
