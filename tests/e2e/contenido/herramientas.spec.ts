import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, seAnuncia, titulo } from "../../support/pasos";
import { pulsar } from "../../support/teclado";

const HOJA = "app/content/herramientas/diario-de-sueno.pdf";

test("a visitor finds a tool by theme and kind, reads it, and takes its PDF away", async ({
  page,
  server,
}) => {
  await page.goto("/herramientas");
  await expect(titulo(page, "Herramientas")).toBeVisible();
  await page.getByRole("navigation", { name: "Temas" }).getByRole("link", { name: "Sueño" }).click();
  // On a telephone the list is in sight before any filter is chosen.
  await page.getByText("Filtrar", { exact: true }).click();
  await page.getByRole("navigation", { name: "Tipo" }).getByRole("link", { name: "Para llenar" }).click();
  const herramienta = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Diario de sueño" }) });
  await expect(herramienta).toContainText("Herramienta · 5 min");
  await expect(page.getByRole("link", { name: "Presupuesto del mes" })).toHaveCount(0);
  await herramienta.getByRole("link", { name: "Diario de sueño" }).click();

  await expect(titulo(page, "Diario de sueño")).toBeVisible();
  // The sheet has two weeks, so its page has two tables.
  const semanas = page.getByRole("group", { name: /^Tabla: Día, Me acosté/ }).getByRole("table");
  await expect(semanas).toHaveCount(2);
  for (const semana of await semanas.all()) {
    await expect(semana.getByRole("columnheader")).toHaveCount(6);
    await expect(semana.getByRole("rowheader", { name: "Domingo" })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Va bien con esto" })).toBeVisible();

  const kilos = Math.round(statSync(HOJA).size / 1000);
  await expect(page.getByText(`PDF, ${kilos} kB`, { exact: true })).toBeVisible();
  const bajada = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargar PDF", exact: true }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe("diario-de-sueno.pdf");
  expect(await readFile(await archivo.path())).toEqual(await readFile(HOJA));
  // Nothing is stored about a visitor.
  expect(conDatos(server, (db) => db.prepare("select count(*) from descargas").pluck().get())).toBe(0);
});

test("at night a sheet and a poster, drawn for the day, do not glare, and a drawing keeps its own night", async ({
  page,
}) => {
  const tarjeta = (nombre: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: nombre, exact: true }) })
      .locator("img");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/herramientas?tema=sueno");
  await expect(tarjeta("Diario de sueño")).toHaveCSS("filter", "brightness(0.75)");
  await expect(tarjeta("Una noche que empieza temprano")).toHaveCSS("filter", "none");
  await page.goto("/herramienta/diario-de-sueno");
  await expect(page.getByRole("article").locator("img").first()).toHaveCSS("filter", "brightness(0.75)");
  await page.goto("/bienestar-play");
  await expect(tarjeta("Respira con el mar")).toHaveCSS("filter", "brightness(0.75)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(tarjeta("Respira con el mar")).toHaveCSS("filter", "none");
});

test("a list of one theme leads to all that there is for its need, and on paper nothing is left to press", async ({
  page,
}) => {
  for (const lista of ["/bienestar-play", "/herramientas", "/lista-rutas", "/bienestar-en-vivo"]) {
    await page.goto(`${lista}?tema=sueno`);
    await expect(page.getByRole("link", { name: "Todo para «Dormir mejor»" })).toHaveAttribute(
      "href",
      "/explorar?tema=sueno",
    );
    await page.goto(lista);
    await expect(page.getByRole("link", { name: /^Todo para/ })).toHaveCount(0);
  }
  await page.emulateMedia({ media: "print" });
  await page.goto("/herramientas");
  await expect(page.getByText("Filtrar", { exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Ver más" })).toBeHidden();
  await page.goto("/ruta/noches-mas-tranquilas");
  await expect(page.getByRole("heading", { name: "Los pasos" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Empezar ruta" })).toBeHidden();
  await page.goto("/explorar?tema=sueno");
  const otras = page.getByRole("region", { name: "También puedes" });
  await expect(otras.getByRole("link", { name: "Moverme" })).toBeVisible();
  await expect(otras.locator("img").first()).toBeHidden();
});

test("a person's download is counted once a day, and not by what only looks ahead", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  const cuantas = () =>
    conDatos(server, (db) =>
      db
        .prepare("select count(*) from descargas join personas using (id_persona) where email = ?")
        .pluck()
        .get(persona.correo),
    );
  const direccion = "/herramienta/lista-de-deudas/descarga";
  await page.request.get(direccion, { headers: { "sec-purpose": "prefetch" } });
  await page.request.get(direccion, { headers: { "sec-fetch-site": "cross-site" } });
  await page.request.head(direccion);
  expect(cuantas()).toBe(0);
  for (let vez = 0; vez < 2; vez++) {
    const respuesta = await page.request.get(direccion);
    expect(respuesta.headers()["content-type"]).toBe("application/pdf");
    expect((await respuesta.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
  expect(cuantas()).toBe(1);
});

test("inside the app the viewer opens the PDF, with the tool's title and the way back", async ({ page }) => {
  await page.goto("/herramienta/tarjeta-de-respiracion?webview=on");
  const enlace = page.getByRole("link", { name: "Descargar PDF", exact: true });
  await expect(page.locator("[target]")).toHaveCount(0);
  await enlace.click();
  await expect(titulo(page, "Tarjeta de respiración")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/visor");
  const marco = page.locator("iframe");
  await expect(marco).toHaveAttribute("src", "/herramienta/tarjeta-de-respiracion/descarga");
  const servida = await page.request.get("/herramienta/tarjeta-de-respiracion/descarga");
  expect(servida.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(servida.headers()["x-frame-options"]).toBe("SAMEORIGIN");
  await page.getByRole("link", { name: "Volver" }).click();
  await expect(titulo(page, "Tarjeta de respiración")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/herramienta/tarjeta-de-respiracion");
  const ninguna = await page.request.get("/visor?documento=/herramienta/nada/descarga");
  expect(ninguna.status()).toBe(404);
});

test("the bytes of a PDF are kept for ever, known again, and given in parts", async ({ page }) => {
  const servida = await page.request.get("/herramienta/diario-de-sueno/descarga");
  const { etag, "cache-control": cache } = servida.headers();
  expect(cache).toContain("immutable");
  const otra = await page.request.get(servida.url(), { headers: { "if-none-match": etag! } });
  expect(otra.status()).toBe(304);
  const parte = await page.request.get(servida.url(), { headers: { range: "bytes=0-4" } });
  expect([parte.status(), await parte.text()]).toEqual([206, "%PDF-"]);
});

test("a reading has its page among the tools, and is kept as a favourite", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/herramientas?tipo=lectura");
  await page.getByRole("link", { name: "Comer bien con lo del mercado" }).click();
  await expect(titulo(page, "Comer bien con lo del mercado")).toBeVisible();
  await expect(page.getByRole("link", { name: "Descargar PDF" })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Comer bien con lo del mercado · /);
  await pulsar(page, page.getByRole("button", { name: "Guardar en favoritos" }));
  await seAnuncia(page, "Lo guardamos en tus favoritos.");
  await pulsar(page, page.getByRole("button", { name: "Quitar de favoritos" }));
  await seAnuncia(page, "Lo quitamos de tus favoritos.");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - complementary "Llevártela":
      - button "Guardar en favoritos"
  `);
});
