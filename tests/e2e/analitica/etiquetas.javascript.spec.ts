import type { Page } from "@playwright/test";
import { permisoNuevo } from "../../../app/domain/analitica/permiso";
import { COOKIE_DE_MEDICION_DEL_USO } from "../../../app/domain/shared/navegacion/parametros";
import { etiquetasEnCsp } from "../../../app/shell/analitica/etiquetas/marco.server";
import { expect, ownServer, test as journey } from "../../support/journey";
import { seAnuncia, titulo } from "../../support/pasos";
import type { TestServer } from "../../support/server";

const CONTENEDOR = "GTM-AB12CD3";
const MARCO = "/privacidad/medicion/etiquetas";

const test = journey.extend<object, { server: TestServer }>({
  server: ownServer({ env: { GESTOR_DE_ETIQUETAS: CONTENEDOR } }),
});

/** Answers for the tag manager's host, and keeps the addresses that were asked of it. */
async function conGestor(page: Page) {
  const pedidas: string[] = [];
  await page.context().route("https://www.googletagmanager.com/**", (route) => {
    pedidas.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "window.cargado = true" });
  });
  return pedidas;
}

async function encender(page: Page) {
  await page.goto("/privacidad/medicion");
  const deGoogle = page.getByRole("checkbox", { name: /Google también puede recibir esas notas/ });
  await expect(deGoogle).not.toBeChecked();
  await deGoogle.check();
  await page.getByRole("button", { name: "Encender la medición" }).click();
  await seAnuncia(page, "Encendiste la medición. Puedes apagarla cuando quieras.");
}

/** Document of the tag manager in the open page. */
async function marcoDe(page: Page) {
  await expect.poll(() => page.frames().some((frame) => frame.url().endsWith(MARCO))).toBe(true);
  return page.frames().find((frame) => frame.url().endsWith(MARCO))!;
}

test("without permission no page has the tag manager, and its frame is not found", async ({ page }) => {
  const pedidas = await conGestor(page);
  const respuesta = await page.goto("/");
  expect(respuesta!.headers()["content-security-policy"]).not.toContain("googletagmanager");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("iframe").count()).toBe(0);
  const marco = await page.request.get(MARCO);
  expect(marco.status()).toBe(404);
  expect(marco.headers()["content-security-policy"]).not.toContain("googletagmanager");
  expect(pedidas).toEqual([]);
});

test("with permission it gets the events of the page, and sees no address, word or cookie of it", async ({
  page,
}) => {
  const pedidas = await conGestor(page);
  await encender(page);
  const respuesta = await page.goto("/buscar?q=no%20puedo%20dormir");
  expect(respuesta!.headers()["content-security-policy"]).not.toContain("googletagmanager");
  const marco = await marcoDe(page);
  await expect
    .poll(() => marco.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event as string)))
    .toEqual(["gtm.js", "metadata", "virtual-page-view"]);
  expect(await marco.evaluate(() => Reflect.get(window, "cargado") as unknown)).toBe(true);
  expect(pedidas.at(-1)).toBe(`https://www.googletagmanager.com/gtm.js?id=${CONTENEDOR}`);
  const visto = await marco.evaluate(() => {
    const intentar = (leer: () => unknown) => {
      try {
        return String(leer());
      } catch {
        return "refused";
      }
    };
    return {
      origen: origin,
      desde: document.referrer,
      galletas: intentar(() => document.cookie),
      pagina: intentar(() => parent.location.href),
      palabras: intentar(() => parent.document.title),
    };
  });
  expect(visto).toEqual({
    origen: "null",
    desde: "",
    galletas: "refused",
    pagina: "refused",
    palabras: "refused",
  });
});

test("its script joins the policy of its frame by hash, and that of no page", async ({ page }) => {
  await conGestor(page);
  await encender(page);
  const deMarco = await page.request.get(MARCO);
  expect(deMarco.headers()["content-security-policy"]).toContain(
    `script-src ${etiquetasEnCsp(CONTENEDOR)} https://www.googletagmanager.com;`,
  );
  expect(deMarco.headers()["content-security-policy"]).toContain("sandbox allow-scripts");
});

test("turned off in another tab, the frame of an open page ends", async ({ page, context }) => {
  await conGestor(page);
  await encender(page);
  const otra = await context.newPage();
  await otra.goto("/ayuda");
  await marcoDe(otra);
  await page.getByRole("button", { name: "Apagar la medición" }).click();
  await seAnuncia(page, "Apagaste la medición.");
  await otra.bringToFront();
  await expect.poll(() => otra.frames().map((frame) => new URL(frame.url()).pathname)).not.toContain(MARCO);
});

test("it can be told to get nothing more, while measuring stays on", async ({ page }) => {
  await conGestor(page);
  await encender(page);
  await page.getByRole("button", { name: "Que Google no las reciba" }).click();
  await expect(page.getByRole("main")).toContainText("Google no las recibe");
  await expect(page.getByRole("button", { name: "Apagar la medición" })).toBeVisible();
  expect((await page.request.get(MARCO)).status()).toBe(404);
});

test("the frame stops no page from becoming interactive", async ({ page }) => {
  await conGestor(page);
  await encender(page);
  await page.goto("/encuesta/el-sitio");
  await marcoDe(page);
  await page.getByRole("radio", { name: "Sí" }).check();
  await expect
    .poll(() => page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event)))
    .toContain("survey-question");
  await expect(titulo(page, /./)).toBeVisible();
});

test("whoever allowed measuring before there was a tag manager does not feed it, and is told so", async ({
  page,
  context,
  server,
}) => {
  const pedidas = await conGestor(page);
  const value = permisoNuevo("0a1b2c3d-0000-4000-8000-00000000000f");
  await context.addCookies([{ name: COOKIE_DE_MEDICION_DEL_USO, value, url: server.url }]);
  await page.goto("/privacidad/medicion");
  await expect(page.getByRole("main")).toContainText("Google no las recibe");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("iframe").count()).toBe(0);
  expect((await page.request.get(MARCO)).status()).toBe(404);
  expect(pedidas).toEqual([]);
});
