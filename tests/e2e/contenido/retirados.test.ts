import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { QUITAR_FAVORITO } from "../../../app/components/intencionesDePieza";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { andar } from "../../support/andar";
import { formulariosDe } from "../../support/formularios";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { carpetaDeSitio } from "../../support/sitioPropio";
import { openSqlite, type SqliteFile } from "../../../server/platform/database/sqliteFile";

/**
 * Instant before the publication of most of our content: pieces that are not published yet are closed like withdrawn
 * ones.
 */
const ENTONCES = Date.parse("2026-09-10T12:00:00-05:00");
const FAVORITOS = "/bienestar-play?ver=favoritos";
const [rosa] = CUENTAS_DE_DEMOSTRACION;

let sitio: TestServer;
beforeAll(async () => {
  const { RELOJ_ADELANTO_EN_MS: adelanto = "0" } = process.env;
  sitio = await startServer({
    env: {
      RUN_JOBS: "false",
      NODE_OPTIONS: `--require=${path.resolve("tests/support/reloj.cjs")}`,
      // The clock of this very run may be shifted itself.
      RELOJ_ADELANTO_EN_MS: String(ENTONCES - (Date.now() - Number(adelanto))),
    },
  });
});
afterAll(() => sitio.stop());

describe("content of which one of each kind was taken down", () => {
  const BAJADAS = [
    "videos/respira-con-el-mar/index.md",
    "herramientas/diario-de-sueno.md",
    "lecturas/comer-bien-con-lo-del-mercado.md",
  ];
  const bajar = (texto: string) => texto.replace(/^publicado: .*$/m, "$&\ndespublicado: 2026-11-20 08:00");
  const { carpeta, borrar } = carpetaDeSitio(Object.fromEntries(BAJADAS.map((ficha) => [ficha, bajar])));
  let otro: TestServer;
  beforeAll(async () => {
    otro = await startServer({ cwd: carpeta, env: { RUN_JOBS: "false" } });
  });
  afterAll(async () => {
    await otro.stop();
    borrar();
  });

  it("leads nowhere to them, from no page, and says what their links said", async () => {
    const visitadas = await andar(otro.url, "");
    expect(visitadas.length).toBeGreaterThan(60);
    expect(
      visitadas.filter(({ estado }) => estado >= 400).map(({ ruta, desde }) => `${desde} → ${ruta}`),
    ).toEqual([]);
    const html = (direccion: string) =>
      visitadas.find(({ ruta }) => ruta.split("?")[0] === direccion)!.html!.replaceAll("<!-- -->", "");
    expect(html("/bienestar-en-vivo/respirar-en-compania")).toContain("Si ya conoces Respira con el mar, te");
    expect(html("/")).toContain("Respira un minuto");
    expect(html("/")).not.toContain("Hazlo con sonido");
    expect((await pedir(otro.url, "/bienestar-play/respira-con-el-mar", "")).status).toBe(404);
  });
});

const conDatos = <T>(usar: (db: SqliteFile) => T): T => {
  const db = openSqlite(path.join(sitio.dataDir, "bienestar.sqlite"));
  try {
    return usar(db);
  } finally {
    db.close();
  }
};
const guardados = () => conDatos((db) => db.prepare("select uid from favoritos order by uid").pluck().all());

it.each([
  ["video", "prepara-tu-noche", "/bienestar-play/prepara-tu-noche"],
  ["herramienta", "diario-de-sueno", "/herramienta/diario-de-sueno"],
  ["lectura", "decir-que-no-sin-pelear", "/herramienta/decir-que-no-sin-pelear"],
])(
  "a favourite %s that is not published is named where the others stand, and can be let go",
  async (tipo, uid, pagina) => {
    const cookie = await entrar(sitio.url, rosa!);
    conDatos((db) =>
      db
        .prepare(
          `insert into favoritos (id_persona, tipo, uid, guardado_en)
         select id_persona, ?, ?, '2026-09-09T12:00:00.000Z' from personas where email = ?`,
        )
        .run(tipo, uid, rosa!.email),
    );
    expect((await pedir(sitio.url, pagina, cookie)).status).toBe(404);

    const lista = await (await pedir(sitio.url, FAVORITOS, cookie)).text();
    expect(lista).toContain("Ya no están publicados");
    const formularios = formulariosDe(lista, FAVORITOS).filter(({ destino }) => destino === pagina);
    expect(formularios.map(({ botones }) => botones.map(({ valor }) => valor))).toEqual([[QUITAR_FAVORITO]]);

    const enviado = await pedir(sitio.url, pagina, cookie, {
      method: "POST",
      body: new URLSearchParams({ intencion: QUITAR_FAVORITO }),
    });
    expect([enviado.status, enviado.headers.get("location")]).toEqual([303, FAVORITOS]);
    expect(guardados()).toEqual([]);
    expect(await (await pedir(sitio.url, FAVORITOS, cookie)).text()).toContain(
      "Todavía no guardas favoritos",
    );
  },
);
