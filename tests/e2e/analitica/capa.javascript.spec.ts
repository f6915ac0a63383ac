import type { BrowserContext, Page } from "@playwright/test";
import { TIPOS_DE_PAGINA } from "../../../app/domain/analitica/eventos";
import { expect, test } from "../../support/journey";
import { crearPersona, entrar, seAnuncia, titulo } from "../../support/pasos";

/** Events of the open page, in their order, without the random name of the browser. */
const eventosDe = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event !== "metadata"));

/** Every event that the pages of this browser push, from now on. */
async function oir(context: BrowserContext) {
  const oidos: unknown[] = [];
  await context.exposeFunction("oirEvento", (evento: unknown) => void oidos.push(evento));
  await context.addInitScript(() => {
    const oye = window as unknown as { oirEvento: (evento: unknown) => void };
    const capa: unknown[] = [];
    capa.push = (...eventos: unknown[]) => {
      for (const evento of eventos) oye.oirEvento(evento);
      return Array.prototype.push.apply(capa, eventos);
    };
    Object.assign(window, { dataLayer: capa });
  });
  return oidos;
}

async function encender(page: Page) {
  await page.goto("/privacidad/medicion");
  await page.getByRole("button", { name: "Encender la medición" }).click();
  await seAnuncia(page, "Encendiste la medición. Puedes apagarla cuando quieras.");
}

/** Names of the events of forms, in their order. */
const deFormulario = (oidos: unknown[]) =>
  oidos
    .map((evento) => (evento as { event: string }).event)
    .filter((nombre) => /^(form-view|error)$/.test(nombre));

const vista = (pagina: string, type?: string, section?: string) => ({
  event: "virtual-page-view",
  metadata: { page: pagina, ...(type && { type }), ...(section && { section }) },
});

test("nothing is told before it is allowed, and the page on which it is allowed tells its view once", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/herramientas");
  expect(await eventosDe(page)).toEqual([]);
  await encender(page);
  await expect
    .poll(() => eventosDe(page))
    .toEqual([
      vista("/privacidad/medicion"),
      { event: "action", action: { name: "medicion-del-uso-encendida", status: "ok" } },
    ]);
});

test("going from a page to another and back tells three views, and no event twice", async ({
  page,
  context,
}) => {
  await encender(page);
  const oidos = await oir(context);
  await page.goto("/bienestar-play");
  await page.goto("/herramientas");
  await page.goBack();
  await expect(titulo(page, "Bienestar play")).toBeVisible();
  const deVistas = () => oidos.filter((evento) => (evento as { event: string }).event !== "metadata");
  await expect
    .poll(deVistas)
    .toEqual([
      vista("/bienestar-play", "wellness play list", "wellness-play"),
      vista("/herramientas", "tools list", "wellness-tool"),
      vista("/bienestar-play", "wellness play list", "wellness-play"),
    ]);
});

test("a form with errors is an error and no second view of the form; what is typed is told nowhere", async ({
  page,
  context,
  server,
}) => {
  const persona = crearPersona(server);
  await encender(page);
  const oidos = await oir(context);
  await page.goto("/iniciar-sesion");
  await page.getByLabel("Correo electrónico").fill(persona.correo);
  await page.getByLabel("Contraseña", { exact: true }).fill("no es mi clave");
  await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expect(page.getByRole("main")).toContainText("no coinciden");
  await expect.poll(() => deFormulario(oidos)).toEqual(["form-view", "error"]);
  await entrar(page, persona);
  await page.goto("/reclamo?codigo=BKMZTRWC");
  await page.goto("/buscar?q=no%20puedo%20dormir");
  await expect.poll(() => oidos.some((evento) => JSON.stringify(evento).includes("/buscar"))).toBe(true);
  const todo = JSON.stringify(oidos);
  const nombres = oidos.map((evento) => (evento as { event: string }).event);
  expect(deFormulario(oidos)).toEqual(["form-view", "error", "form-view"]);
  expect(nombres.filter((nombre) => nombre === "login")).toHaveLength(1);
  for (const suyo of [
    persona.correo,
    persona.clave,
    "no es mi clave",
    "BKMZTRWC",
    "dormir",
    "redirect",
    "localhost",
  ])
    expect(todo).not.toContain(suyo);
  for (const evento of oidos) {
    const { type } = (evento as { metadata?: { type?: string } }).metadata ?? {};
    expect([undefined, ...TIPOS_DE_PAGINA]).toContain(type);
  }
});

test("turned off in one tab, an open page of another tab tells nothing more; on again, it has another name", async ({
  page,
  context,
}) => {
  const nombreDe = (en: Page) =>
    en.evaluate(() => JSON.stringify(window.dataLayer?.find(({ event }) => event === "metadata")));
  await encender(page);
  const antes = await nombreDe(page);
  const otra = await context.newPage();
  await otra.goto("/encuesta/el-sitio");
  await expect.poll(() => eventosDe(otra)).not.toEqual([]);
  const [dichos] = [await eventosDe(otra)];
  await page.getByRole("button", { name: "Apagar la medición" }).click();
  await seAnuncia(page, "Apagaste la medición.");
  await otra.getByRole("radio", { name: "Sí" }).check();
  expect(await eventosDe(otra)).toEqual(dichos);
  expect(await eventosDe(page)).toEqual([]);
  await encender(page);
  const despues = await nombreDe(page);
  expect(antes).toContain("digital_id");
  expect(despues).not.toBe(antes);
  await otra.getByRole("radio", { name: "En parte" }).check();
  expect(await eventosDe(otra)).toEqual(dichos);
});

test("a page that was asked for under an older permission tells nothing when it comes", async ({
  page,
  context,
}) => {
  await encender(page);
  const otra = await context.newPage();
  let llegar = () => {};
  const llegada = new Promise<void>((resolve) => (llegar = resolve));
  const enCamino = new Promise<void>((resolve) => {
    void otra.route("**/ayuda", async (route) => {
      const respuesta = await route.fetch();
      resolve();
      await llegada;
      await route.fulfill({ response: respuesta });
    });
  });
  const yendo = otra.goto("/ayuda");
  await enCamino;
  await page.getByRole("button", { name: "Apagar la medición" }).click();
  await seAnuncia(page, "Apagaste la medición.");
  await encender(page);
  llegar();
  await yendo;
  await otra.waitForLoadState("networkidle");
  expect(await eventosDe(otra)).toEqual([]);
});
