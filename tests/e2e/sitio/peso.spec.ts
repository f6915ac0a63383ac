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

/** The catalogue as it is sold: other journeys add to theirs. */
const test = journey.extend<object, { server: TestServer }>({ server: ownServer() });

/** The whole way: HTML and CSS as they go over the wire, headers not counted. */
const LIMITE = 60_000;

test("the whole way from the home page to a paid session weighs less than 60 kB", async ({
  page,
  server,
}) => {
  test.slow();
  const persona = crearPersona(server);
  const pesos = await pesar(page);

  await page.goto("/");
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Sesiones" }).click();
  await page.getByRole("link", { name: "Fiorella Quispe", exact: true }).click();
  await page.getByRole("link", { name: "Elegir día y hora" }).click();
  await llenarEntrada(page, persona);
  await diasLibres(page).nth(2).click();
  await horasLibres(page).first().click();
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: 20_000 });

  const total = pesos.reduce((suma, { bytes }) => suma + bytes, 0);
  expect(pesos.length).toBeGreaterThan(9);
  test.info().annotations.push({ type: "bytes", description: JSON.stringify({ total, pesos }) });
  expect(total, pesos.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")).toBeLessThan(LIMITE);
});

/** Collects what is downloaded of documents and styles; what the browser has already costs nothing. */
async function pesar(page: Page) {
  const pesos: { url: string; bytes: number }[] = [];
  const enCamino = new Map<string, { url: string; bytes: number }>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type !== "Document" && type !== "Stylesheet") return;
    enCamino.set(requestId, { url: new URL(response.url).pathname, bytes: 0 });
  });
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const una = enCamino.get(requestId);
    if (una) una.bytes += encodedDataLength;
  });
  cdp.on("Network.loadingFinished", ({ requestId }) => {
    const una = enCamino.get(requestId);
    if (una) pesos.push(una);
  });
  await cdp.send("Network.enable");
  return pesos;
}
