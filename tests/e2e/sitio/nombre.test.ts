import { afterAll, beforeAll, expect, it } from "vitest";
import { andar, type Visitada } from "../../support/andar";
import { descifrar } from "../../support/formularios";
import { pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

const NOMBRE = "Serena";
let server: TestServer;
let visitadas: Visitada[];
beforeAll(async () => {
  server = await startServer({ env: { NOMBRE, RUN_JOBS: "false" } });
  visitadas = await andar(server.url, "");
}, 120_000);
afterAll(() => server.stop());

const paginas = () =>
  visitadas.flatMap(({ ruta, html, estado }) => (html && estado < 300 ? [{ ruta, html }] : []));

/** Names of other things than the site, and signatures of editors and lawyers, who may change them. */
const NO_ES_LA_CASA =
  /Bienestar (play|en vivo|\(demostración\))|(Equipo editorial|Equipo de \p{L}+) de Bienestar/gu;
/** Addresses of legal texts in force, each in its version. */
const DE_LEY = /^\/(privacidad|terminos-y-condiciones|consentimiento|registro)/;

it("a house of another name is called by it in every title, and before it the page says its own", () => {
  const titulos = paginas().map(
    ({ ruta, html }) => [ruta, /<title>([^<]*)<\/title>/.exec(html)![1]!] as const,
  );
  expect(titulos.length).toBeGreaterThan(60);
  expect(titulos.filter(([, titulo]) => !/^[^·].* · Serena$/.test(titulo))).toEqual([]);
  expect(titulos.filter(([, titulo]) => /· (Serena|Bienestar).* · Serena$/.test(titulo))).toEqual([]);
});

it("nothing that anybody reads, hears or is sent calls it otherwise", () => {
  const restos = paginas()
    .filter(({ ruta }) => !DE_LEY.test(ruta))
    .flatMap(({ ruta, html }) => {
      const texto = descifrar(html.replace(/<(script|style)(?![^>]*ld\+json)\b.*?<\/\1>/gs, " "));
      return (texto.replace(NO_ES_LA_CASA, "").match(/.{0,40}\bBienestar\b.{0,40}/gu) ?? []).map(
        (resto) => `${ruta}: ${resto}`,
      );
    });
  expect(restos).toEqual([]);
});

it("the picture of a link, the structured data and the manifest say it too", async () => {
  const portada = paginas().find(({ ruta }) => ruta === "/")!.html;
  expect(portada).toContain(`property="og:title" content="Un momento para ti · ${NOMBRE}"`);
  expect(portada).toContain(`property="og:site_name" content="${NOMBRE}"`);
  expect(portada).toContain(`"@type":"WebSite","name":"${NOMBRE}"`);
  const manifiesto = await pedir(server.url, "/manifest.webmanifest", "");
  expect(manifiesto.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  expect(await manifiesto.json()).toMatchObject({ name: NOMBRE, short_name: NOMBRE });
});
