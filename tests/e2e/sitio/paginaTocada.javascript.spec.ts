import type { Page } from "@playwright/test";
import { AJENOS, escrito, llenar } from "../../support/ajeno";
import { decidida, hidratada, NO_COINCIDE, puedeVivir } from "../../support/hidratacion";
import { expect, test } from "../../support/journey";
import { llegarAlModal } from "../../support/modales";
import { leerPantallas } from "../../support/pantallas";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import type { TestServer } from "../../support/server";

/**
 * Pages that extensions or translations have changed: typed text, choices and ticks stay, and so do focus and caret.
 * The scripts are loaded before the change, at the same time, or never.
 */

const conCuenta = (direccion: string) => async (page: Page, server: TestServer) => {
  await entrarDirecto(page, server, crearPersona(server, 1));
  await page.goto(direccion);
};
const PAGINAS: Record<string, (page: Page, server: TestServer) => Promise<unknown>> = {
  "signing in": (page) => page.goto("/iniciar-sesion"),
  "signing in by document": (page) => page.goto("/iniciar-sesion/rimac"),
  "sign-up": (page) => page.goto("/registro"),
  recovery: (page) => page.goto("/recuperar-clave"),
  survey: (page) => page.goto("/encuesta/el-sitio"),
  "update of data": conCuenta("/actualizar-datos"),
  "contact data": conCuenta("/mi-perfil?editar=contacto"),
  "names of the profile": conCuenta("/mi-perfil?editar=nombres"),
  password: conCuenta("/mi-perfil/seguridad?editar=clave"),
  preferences: conCuenta("/mi-zona-privada/preferencias"),
  "deleting the account": conCuenta("/mi-perfil/mis-datos/eliminacion"),
};

/** Forms behind other forms: each is reached as its screen is, by its name in the walk. */
const TRAS_OTRAS = [
  "sign-up: names, with errors",
  "sign-up: contact, with errors",
  "sign-up: policies, with errors",
  "sign-up: code, with errors",
  "recovery: code",
  "wellness test",
  "test, a scale",
  "test, a number",
  "test, a choice",
  "test, several choices, one of which goes alone",
  "test, a ranking",
  "test, a text",
  "mental health, a question",
  "survey, how likely one is to recommend us",
  "summary",
  "confirming who it is",
  "second factor",
  "the address of a calendar",
  "new texts as a page",
  "draw",
];
const pantallas = await leerPantallas();
for (const nombre of TRAS_OTRAS) {
  PAGINAS[nombre.replace(", with errors", "")] = async (page, server) => {
    await pantallas.find((pantalla) => pantalla.nombre === nombre)!.llegar(page, server);
    await page.goto(page.url());
  };
}

test.describe.configure({ mode: "parallel" });

for (const [indice, [nombre, llegar]] of Object.entries(PAGINAS).entries()) {
  test(`${nombre}: keeps what is written, whatever touches the page and whenever`, async ({
    page,
    server,
  }) => {
    const errores = erroresDe(page);
    await llegar(page, server);
    const direccion = page.url();

    // The unchanged page becomes interactive. A later change meets a React that goes on with its work.
    await llenar(page);
    const lleno = await escrito(page);
    expect(lleno.campos.length).toBeGreaterThan(0);
    expect(await decidida(page)).toBe(await puedeVivir(page));
    await dosCuadros(page);
    expect(await escrito(page)).toEqual(lleno);
    for (const tocar of Object.values(AJENOS)) await page.evaluate(tocar);
    expect(await escrito(page), "touched after").toEqual(lleno);
    await page.keyboard.press("Tab");
    await dosCuadros(page);
    expect((await escrito(page)).campos, "left the field").toEqual(lleno.campos);
    expect(errores).toEqual([]);

    const retener = await portonDeGuiones(page);
    const nombres = Object.keys(AJENOS) as (keyof typeof AJENOS)[];
    // Each change from outside meets the page before its scripts; one also meets it while the scripts are loading.
    for (const [ajeno, cuando] of [
      ...nombres.map((nombre) => [nombre, "before"] as const),
      [nombres[indice % nombres.length]!, "during"] as const,
    ]) {
      const soltar = retener();
      await page.goto(direccion, { waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState !== "loading");
      if (cuando === "before") await page.evaluate(AJENOS[ajeno]);
      await llenar(page);
      if (cuando === "during") await page.evaluate(AJENOS[ajeno]);
      soltar();
      expect(await decidida(page), `${ajeno}, ${cuando}`).toBe(false);
      await dosCuadros(page);
      expect(await escrito(page), `${ajeno}, ${cuando}`).toEqual(lleno);
      expect(errores, `${ajeno}, ${cuando}`).toEqual([]);
    }
  });
}

test("a survey that is sent as a document while its page becomes alive keeps what is answered", async ({
  page,
}) => {
  const errores = erroresDe(page);
  const soltar = (await portonDeGuiones(page, /\/assets\/entry\.client-.*\.js$/))();
  await page.goto("/encuesta/el-sitio", { waitUntil: "commit" });
  const enviar = page.getByRole("button", { name: "Enviar respuesta" });
  await enviar.waitFor();
  await page.getByRole("textbox").fill("Me costó encontrar el horario");
  await page.getByRole("radio", { name: "4" }).check();
  const { campos } = await escrito(page);
  let documento: string | null = null;
  // The request is broken off, and the page stays, as it does while no answer arrives.
  await page.route("**/encuesta/el-sitio", async (route, request) => {
    if (request.method() !== "POST" || request.resourceType() !== "document") return route.continue();
    documento = request.postData();
    await route.abort("aborted");
  });
  // A press by Playwright would wait for the answer.
  await enviar.evaluate((boton: HTMLButtonElement) => boton.click());
  await expect.poll(() => documento).not.toBeNull();
  soltar();
  await hidratada(page);
  await dosCuadros(page);
  expect((await escrito(page)).campos).toEqual(campos);
  expect(new URLSearchParams(documento!).get("intencion")).not.toBeNull();
  expect(errores).toEqual([]);
});

test("what came in while the page was read keeps it from coming alive", async ({ page }) => {
  await page.route("**/iniciar-sesion", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/(<input [^>]*>)/g, "$1<div></div>");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/iniciar-sesion");
  await llenar(page);
  const lleno = await escrito(page);
  expect(await decidida(page)).toBe(false);
  expect(await escrito(page)).toEqual(lleno);
});

test("what comes in at the very touch that asks for the scripts keeps the page from coming alive", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const abrir = ({ target }: FocusEvent) => (target as Element).after(document.createElement("div"));
    window.addEventListener("focusin", abrir, { capture: true, once: true });
  });
  await page.goto("/iniciar-sesion");
  await llenar(page);
  const lleno = await escrito(page);
  expect(await decidida(page)).toBe(false);
  expect(await escrito(page)).toEqual(lleno);
});

test("a page that is rendered anew all the same gives back what was typed, its ticks, the focus and the caret", async ({
  page,
}) => {
  await sinObservador(page);
  const errores = erroresDe(page);
  const retener = await portonDeGuiones(page);
  for (const direccion of ["/iniciar-sesion", "/encuesta/el-sitio"]) {
    errores.length = 0;
    const soltar = retener();
    await page.goto(direccion, { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await llenar(page);
    const lleno = await escrito(page);
    await page.evaluate(AJENOS["a node beside each field"]);
    soltar();
    await hidratada(page);
    await expect.poll(() => errores.length).toBeGreaterThan(0);
    expect(await escrito(page)).toEqual(lleno);
  }
});

test("a page that is rendered anew keeps the button and the link that have the focus", async ({ page }) => {
  await sinObservador(page);
  const retener = await portonDeGuiones(page);
  for (const tras of ["button", "link"] as const) {
    const soltar = retener();
    await page.goto("/iniciar-sesion", { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await page.evaluate(AJENOS["a node beside each field"]);
    const enFoco = page.getByRole("main").getByRole(tras).last();
    await enFoco.focus();
    const campo = page.getByRole("textbox").first();
    // A touch of a field asks for the scripts; the person is elsewhere when they are loaded.
    await campo.dispatchEvent("pointerdown");
    soltar();
    await hidratada(page);
    await dosCuadros(page);
    await expect(enFoco).toBeFocused();
  }
});

test("a live room comes alive whatever touched it, and keeps the question that is being written", async ({
  page,
  server,
}) => {
  await pantallas.find(({ nombre }) => nombre === "room of a workshop")!.llegar(page, server);
  await llenar(page);
  const lleno = await escrito(page);
  expect(lleno.foco).toContain("TEXTAREA texto");
  const errores = erroresDe(page);
  const retener = await portonDeGuiones(page);
  for (const [nombre, tocar] of Object.entries(AJENOS)) {
    const soltar = retener();
    await page.goto(page.url(), { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await llenar(page);
    await page.evaluate(tocar);
    soltar();
    expect(await decidida(page), nombre).toBe(true);
    await dosCuadros(page);
    expect(await escrito(page), nombre).toEqual(lleno);
    expect(errores.filter((error) => !NO_COINCIDE.test(error))).toEqual([]);
  }
});

test("a page whose times are not confirmed becomes alive around the server's notice", async ({
  page,
  server,
}) => {
  const errores = erroresDe(page);
  const aviso = "Ahora no podemos confirmar los horarios";
  await llegarAlModal(page, server, "actualizar-datos");
  await page.route(server.url + "/", async (route) => {
    const answer = await route.fetch();
    const slot = `<div id="horarios-sin-confirmar"></div>`;
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(slot, `${slot.slice(0, -6)}${aviso}</div>`),
    });
  });
  await page.goto("/");
  expect(await decidida(page)).toBe(true);
  await dosCuadros(page);
  await expect(page.getByText(aviso)).toHaveCount(1);
  expect(errores).toEqual([]);
});

/** Simulates changes in the middle of React's work, which no observer sees before. */
const sinObservador = (page: Page) =>
  page.addInitScript(() => {
    window.MutationObserver = class extends MutationObserver {
      override observe() {}
    };
  });

function erroresDe(page: Page): string[] {
  const errores: string[] = [];
  page.on("pageerror", (error) => errores.push(String(error)));
  return errores;
}

/** Delays the scripts of the following pages, from each call until the function that it gives is called. */
async function portonDeGuiones(page: Page, guiones: string | RegExp = "**/assets/*.js") {
  let abierto = Promise.resolve();
  await page.route(guiones, async (route) => {
    await abierto;
    await route.continue();
  });
  return () => {
    let soltar = () => {};
    abierto = new Promise<void>((resolve) => (soltar = resolve));
    return soltar;
  };
}

/** Waits until React has done and drawn its next work. */
const dosCuadros = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
