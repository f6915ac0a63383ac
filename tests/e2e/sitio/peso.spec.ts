import type { Page } from "@playwright/test";
import { expect, ownServer, test as journey } from "../../support/journey";
import {
  crearPersona,
  diasLibres,
  horasLibres,
  irAPagar,
  llenarEntrada,
  pagarCon,
  TARJETA,
  titulo,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** Test with a server of its own and the catalogue as it is sold: other journeys add to that of the shared server. */
const test = journey.extend<object, { server: TestServer }>({ server: ownServer() });

/** Most bytes of the whole way to a booking, compressed, without headers. */
const HTML_Y_CSS = 60_000;
/** Most bytes with pictures and icons, without scripts; Chromium loads the lazy ones too. */
const SIN_GUIONES = 59_000;

test("pages, styles and pictures of the whole way from the home page to a paid session weigh less than 60 kB", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  test.slow();
  const persona = crearPersona(server);
  const pesos = await pesar(page);

  await page.goto("/");
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Sesiones" }).click();
  await page.getByRole("link", { name: "Fiorella Quispe", exact: true }).click();
  await page.getByRole("region", { name: "Tu sesión" }).getByRole("link", { name: "Agendar" }).click();
  await llenarEntrada(page, persona);
  await diasLibres(page).nth(2).click();
  await expect(page).toHaveURL(/&dia=/);
  await horasLibres(page).first().click();
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: 20_000 });

  const pesoDe = (tipos: string[]) =>
    pesos.reduce((suma, { type, bytes }) => suma + (tipos.includes(type) ? bytes : 0), 0);
  const paginas = pesos.filter(({ type }) => type === "Document");
  const total = pesos.reduce((suma, { bytes }) => suma + bytes, 0);
  test.info().annotations.push({ type: "bytes", description: JSON.stringify({ total, pesos }) });
  expect(paginas.length).toBeGreaterThan(8);
  for (const { url, bytes } of paginas) expect(bytes, `${url} was weighed`).toBeGreaterThan(1_000);
  const lista = pesos.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
  expect(pesoDe(["Document", "Stylesheet"]), lista).toBeLessThan(HTML_Y_CSS);
  if (!javaScriptEnabled) expect(total, lista).toBeLessThan(SIN_GUIONES);
});

/** Collects the bodies of all downloads except scripts. Files that the browser already has cost nothing. */
async function pesar(page: Page) {
  const pesos: { url: string; type: string; bytes: number }[] = [];
  const enCamino = new Map<string, { url: string; type: string; deCabeceras: number }>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") return;
    const deCabeceras = response.encodedDataLength;
    enCamino.set(requestId, { url: new URL(response.url).pathname, type, deCabeceras });
  });
  // Chromium 147 reports the whole length of a document at the end, and 0 for each part (Network.dataReceived).
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const peticion = enCamino.get(requestId);
    if (!peticion) return;
    const { deCabeceras, ...resto } = peticion;
    pesos.push({ ...resto, bytes: Math.max(0, encodedDataLength - deCabeceras) });
  });
  await cdp.send("Network.enable");
  return pesos;
}
