import { afterAll, beforeAll, expect, it } from "vitest";
import { readdirSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { openSqlite } from "../../../server/platform/database/sqliteFile";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { entrar } from "../../support/recorrido";
import { permisoNuevo } from "../../../app/domain/analitica/permiso";
import { COOKIE_DE_MEDICION_DEL_USO } from "../../../app/domain/shared/navegacion/parametros";
import { startServer, type TestServer } from "../../support/server";

/** Bytes that a browser without cache loads of a page before any touch, as they are sent. */

/** Public pages outside the site map. */
const SIN_MAPA = ["/buscar?q=respirar", "/bienestar-en-vivo/talleres-y-clases"];
/** Pages of sign-in, recovery and sign-up, which are outside the site map too. */
const PARA_ENTRAR = ["/iniciar-sesion", "/recuperar-clave", "/registro"];
/** Limit of a page with pictures, and of the pages of somebody who is signed in. */
const HTML_Y_CSS = 14_000;
const RULETA = "/recompensas/ruleta";
const SIN_IMAGENES = 10_000;
const HOJA_BASE = 5_000;
const IMAGEN = 20_000;
/**
 * Tolerance in bytes: another release of brotli, or other digests in the names of files, make the same page a few
 * bytes heavier.
 */
const MARGEN = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
});
afterAll(() => server.stop());

/**
 * Host name of the test. Pages name their own address: with the port of a test they would weigh a byte more or less
 * from run to run.
 */
const HOST = "bienestar.example";

interface Visita {
  url: string;
  cookie: string;
}
const sinSesion = (): Visita => ({ url: server.url, cookie: "" });

/** Bytes of an answer as they were sent, and its text when it was not compressed. */
const bytesDe = (ruta: string, coding: string, { url, cookie } = sinSesion()) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { host: HOST, cookie, "accept-encoding": coding };
    request(new URL(ruta, url), { headers }, (respuesta) => {
      const partes: Buffer[] = [];
      respuesta.on("data", (parte: Buffer) => partes.push(parte));
      respuesta.on("end", () => resolve(Buffer.concat(partes)));
    })
      .on("error", reject)
      .end();
  });

const sinVer = (html: string) => html.replaceAll(/<[^>]*\sloading="lazy"[^>]*>/g, "");

/** Excess of bytes in the first view of a page, in words. */
async function excesosDe(ruta: string, visita = sinSesion()): Promise<string[]> {
  const html = (await bytesDe(ruta, "identity", visita)).toString();
  const hojas = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  const pesos = await Promise.all(
    [ruta, ...hojas].map(async (direccion) => (await bytesDe(direccion, "br", visita)).length),
  );
  const peso = pesos.reduce((suma, bytes) => suma + bytes, 0);
  const excesos: string[] = [];
  const conImagenes = /<main[^>]*>.*<(?:img|video)\b.*<\/main>/s.test(html) && !PARA_ENTRAR.includes(ruta);
  const limite = conImagenes || visita.cookie ? HTML_Y_CSS : SIN_IMAGENES;
  if (hojas.length === 0) excesos.push("no stylesheet");
  if (peso > limite + MARGEN) excesos.push(`${pesos.join(" + ")} bytes`);
  if (/<script[^>]*\ssrc=|<link[^>]*\srel="modulepreload"/.test(html)) excesos.push("a script");
  for (const [etiqueta] of sinVer(html).matchAll(/<(?:img|video)\b[^>]*>/g)) {
    const imagen = /\s(?:src|poster)="([^"]+)"/.exec(etiqueta)?.[1];
    const suPeso = imagen ? (await bytesDe(imagen, "br")).length : 0;
    if (suPeso > IMAGEN) excesos.push(`${imagen}: ${suPeso} bytes`);
  }
  return excesos.map((exceso) => `${ruta}: ${exceso}`);
}

it("the first view of every public page is light: HTML and styles in 14 kB (without pictures in 10), no script, each picture in 20 kB", async () => {
  const mapa = (await bytesDe("/sitemap.xml", "identity")).toString();
  const listadas = [...mapa.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listadas.length).toBeGreaterThan(60);
  const excesos: string[] = [];
  const reproductores = listadas
    .filter((ruta) => /^\/bienestar-play\/[^/]+$/.test(ruta))
    .map((ruta) => ruta.replace("/bienestar-play/", "/bienestar-play/ver/"));
  expect(reproductores.length).toBeGreaterThanOrEqual(12);
  for (const ruta of [...listadas, ...reproductores, ...SIN_MAPA, ...PARA_ENTRAR])
    excesos.push(...(await excesosDe(ruta)));
  expect(excesos).toEqual([]);
});

it("the first view of the roulette with a turn, and of each page of rewards, weighs 14 kB, without a script", async () => {
  const conReloj = await startServer();
  try {
    const [rosa] = CUENTAS_DE_DEMOSTRACION;
    const db = openSqlite(path.join(conReloj.dataDir, "bienestar.sqlite"), { timeout: 10_000 });
    const ronda = () =>
      db.prepare("select id_ronda as id, desde from rondas_de_ruleta").get() as
        { id: string; desde: string } | undefined;
    await expect.poll(ronda).toBeTruthy();
    const { id, desde } = ronda()!;
    const { idPersona } = db
      .prepare("select id_persona as idPersona from personas where email = ?")
      .get(rosa!.email) as { idPersona: number };
    db.prepare("insert into giros_de_ruleta (id_ronda, id_persona, dia, ganado_en) values (?, ?, ?, ?)").run(
      ...[id, idPersona, desde.slice(0, 10), desde],
    );
    db.prepare("insert into preferencias_de_juego (id_persona, adulta_desde) values (?, '2000-01-01')").run(
      idPersona,
    );
    db.close();
    const visita = { url: conReloj.url, cookie: await entrar(conReloj.url, rosa!) };
    expect((await bytesDe(RULETA, "identity", visita)).toString()).toContain("Girar");
    const excesos: string[] = [];
    for (const ruta of [
      ...["/recompensas", RULETA, `${RULETA}/${id}`],
      ...["/recompensas/juego", "/recompensas/donar"],
    ])
      excesos.push(...(await excesosDe(ruta, visita)));
    expect(excesos).toEqual([]);
  } finally {
    await conReloj.stop();
  }
});

it("what every page pays for, its base sheet, weighs 5 kB, and nothing is shipped that no page names", async () => {
  const html = (await bytesDe("/", "identity")).toString();
  const [base] = [...html.matchAll(/<link rel="stylesheet" href="(\/assets\/estilos-[^"]+)"/g)].map(
    ([, href]) => href!,
  );
  expect((await bytesDe(base!, "br")).length).toBeLessThanOrEqual(HOJA_BASE + MARGEN);
  const hojas = readdirSync("build/client/assets").filter((archivo) => archivo.endsWith(".css"));
  expect(hojas.length).toBeGreaterThan(10);
  expect(hojas.filter((hoja) => !hoja.startsWith("estilos-"))).toEqual([]);
});

/** Most bytes of the events and scripts of measuring in a page of a browser that allows it. */
const MEDICION = 400;
const PERMISO = `${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo("0a1b2c3d-0000-4000-8000-00000000000f")}`;
/** Cookie of the site that changes no page: the answer comes from no cache, as one with a permission does. */
const SIN_PERMISO = `${COOKIE_DE_MEDICION_DEL_USO}=`;

it("measuring costs no byte of a first view without permission, and little with it", async () => {
  for (const ruta of ["/", "/herramientas", "/especialista", "/iniciar-sesion"]) {
    const html = (await bytesDe(ruta, "identity", { url: server.url, cookie: SIN_PERMISO })).toString();
    expect(html, ruta).not.toMatch(/dataLayer|digital_id|virtual-page-view|googletagmanager/);
    const [sin, con] = await Promise.all(
      [SIN_PERMISO, PERMISO].map(
        async (cookie) => (await bytesDe(ruta, "br", { url: server.url, cookie })).length,
      ),
    );
    expect(con! - sin!, ruta).toBeLessThanOrEqual(MEDICION);
  }
});
