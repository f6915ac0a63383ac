import type { Page } from "@playwright/test";
import { expectSobreLaBarra } from "../../support/barra";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, titulo, cerrarSesion } from "../../support/pasos";
import { elegirConTeclas, irA, pulsar } from "../../support/teclado";
import {
  elegir,
  empezarTest,
  responderTest,
  siguiente,
  siguienteCargada,
} from "../../support/testDeBienestar";

const pregunta = (page: Page, texto: string | RegExp) => page.getByRole("heading", { level: 1, name: texto });

test("a visitor answers one question a page, goes back and changes, and sees their results", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  await page.goto("/test-de-bienestar");
  await page.getByRole("button", { name: "Empezar test" }).click();
  await expect(page.getByRole("group", { name: "Revisa estos datos" })).toBeFocused();
  await empezarTest(page);
  await expect(page.getByText("Paso 1 de 7: Para empezar")).toBeVisible();
  await expect(page).toHaveTitle(/^Pregunta 1 · /);
  await expect(page.getByRole("button", { name: "Anterior" })).toHaveCount(0);

  // No bar lies over the answers of a question: its page has one way out.
  await expect(page.getByRole("navigation", { name: "Principal" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Salir" })).toHaveAttribute("href", "/test-de-bienestar");

  // An empty answer is reported, and loses nothing. It is sent once: with scripts the page stays.
  const envios: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") envios.push(request.resourceType());
  });
  const unEnvio = [javaScriptEnabled ? "fetch" : "document"];
  await siguiente(page);
  await expect(page.getByRole("link", { name: "Elige una respuesta para seguir." })).toBeVisible();
  await expect(page.getByRole("group", { name: "Revisa esta respuesta" })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Pregunta 1 · /);
  expect(envios.splice(0)).toEqual(unEnvio);
  await elegir(page, "7");
  await siguiente(page);
  await page.getByRole("textbox", { name: "Número de horas" }).fill("99");
  envios.length = 0;
  await siguiente(page);
  await expect(page.getByRole("link", { name: "Escribe un número de 0 a 16, de 0.5 en 0.5." })).toBeVisible();
  await expect(page.getByRole("group", { name: "Revisa esta respuesta" })).toBeFocused();
  expect(envios).toEqual(unEnvio);
  await expect(page.getByRole("textbox", { name: "Número de horas" })).toHaveValue("99");
  await page.getByRole("textbox", { name: "Número de horas" }).fill("6,5");
  await siguiente(page);
  await elegir(page, "Casi todas las noches");
  await siguiente(page);
  await expect(pregunta(page, /te quita el sueño/)).toBeVisible();
  // An answer that adds a question changes no total.
  await expect(page.getByText("Paso 2 de 7: Tu sueño")).toBeVisible();
  await expect(page).toHaveTitle(/^Pregunta 4 · /);
  await page.getByRole("checkbox", { name: "El ruido o la luz" }).check();
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect(page.getByRole("radio", { name: "Casi todas las noches" })).toBeChecked();
  await siguiente(page);
  // Going back stored the answer.
  await expect(page.getByRole("checkbox", { name: "El ruido o la luz" })).toBeChecked();
  await page.getByRole("button", { name: "Anterior" }).click();
  await elegir(page, "Casi nunca");
  await siguiente(page);
  await expect(pregunta(page, "Al despertar, ¿sientes que descansaste?")).toBeVisible();
  await expect(page).toHaveTitle(/^Pregunta 4 · /);

  await responderTest(page);
  await expect(titulo(page, "Tus resultados")).toBeVisible();
  await expect(page.getByText("No es un diagnóstico")).toBeVisible();
  // Each part of life has its number beside its name, and opens to what the number says.
  const partes = page.getByRole("region", { name: "Parte por parte" });
  await expect(partes.getByRole("listitem")).toHaveText(Array.from({ length: 5 }, () => /^\D+\d{1,3}\D/));
  const parte = partes.getByRole("group").filter({ hasText: "Sueño" });
  await expect(parte.getByRole("paragraph")).toBeHidden();
  await parte.getByText("Sueño", { exact: true }).click();
  await expect(parte.getByRole("paragraph")).toBeVisible();
  // The offer of an account stands below all the results.
  const titulos = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(titulos.first()).toHaveText("Parte por parte");
  await expect(titulos.last()).toHaveText("¿Quieres compararlo más adelante?");
  await page.getByRole("link", { name: "Ver por dónde empezar" }).click();
  await expect(titulo(page, "Por dónde empezar")).toBeVisible();
  // One big card, two small ones, and the rest folded: two telephones high, and few words.
  await expect(page.getByRole("main").getByRole("listitem").filter({ visible: true })).toHaveCount(3);
  expect((await page.getByRole("main").innerText()).split(/\s+/).length).toBeLessThanOrEqual(150);
  await page.getByText("Todo lo que puede ayudarte").click();
  // The order was not touched, so no reason names the person's first choice.
  await expect(page.getByText("Porque dijiste que es lo que quieres cuidar primero.")).toHaveCount(0);
  // Pieces, a route and a workshop are recommended, each with its reason.
  const main = page.getByRole("main");
  await expect(main.getByText("Si prefieres ir paso a paso").first()).toBeVisible();
  await expect(main.getByText("Si te ayuda hacerlo con otras personas").first()).toBeVisible();
  const taller = main.locator('a[href^="/bienestar-en-vivo/"]').first();
  await expect(taller).toBeVisible();
  const ruta = main.locator('a[href^="/ruta/"]').first();
  const nombre = await ruta.innerText();
  await ruta.click();
  await expect(titulo(page, nombre)).toBeVisible();
  await page.goto("/test-de-bienestar/recomendaciones");
  await page.getByRole("link", { name: "Volver a tus resultados" }).click();
  await expect(titulo(page, "Tus resultados")).toBeVisible();

  // The page of a finished test offers its results first, and to do it again below them.
  await page.goto("/test-de-bienestar");
  const ver = main.getByRole("link", { name: "Ver tus resultados" });
  const otraVez = main.getByRole("button", { name: "Hacer el test otra vez" });
  await expect(main.getByRole("button", { name: "Empezar test" })).toHaveCount(0);
  expect((await ver.boundingBox())!.y).toBeLessThan((await otraVez.boundingBox())!.y);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectSobreLaBarra(page, ver);
});

test("what the ends of a scale mean stands at the number of each, at every width and with large letters", async ({
  page,
}) => {
  await empezarTest(page);
  /** Box around the letters of a text, not around their whole line. */
  const caja = (texto: string) =>
    page.getByText(texto, { exact: true }).evaluate((parte) => {
      const letras = document.createRange();
      letras.selectNodeContents(parte);
      const { x, y, width } = letras.getBoundingClientRect();
      return { x, y, width };
    });
  for (const [width, letras] of [
    [320, "100%"],
    [320, "200%"],
    [360, "100%"],
    [360, "200%"],
    [1440, "100%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((tamano) => (document.documentElement.style.fontSize = tamano), letras);
    const [cero, diez] = [await caja("0"), await caja("10")];
    const [mal, bien] = [await caja("0: Muy mal"), await caja("10: Muy bien")];
    // Each label stands above or below its number, with no other number between.
    expect([width, letras, mal.x <= cero.x + cero.width && cero.x <= mal.x + mal.width]).toEqual([
      width,
      letras,
      true,
    ]);
    expect([width, letras, bien.x <= diez.x + diez.width && diez.x <= bien.x + bien.width]).toEqual([
      width,
      letras,
      true,
    ]);
    expect([width, letras, bien.y > diez.y]).toEqual([width, letras, true]);
    const seis = await caja("6");
    expect([width, letras, seis.y > cero.y ? mal.y < cero.y : mal.y > cero.y]).toEqual([width, letras, true]);
    expect([
      width,
      letras,
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    ]).toEqual([width, letras, true]);
  }
});

test("a ranking is moved by its buttons and by its numbers, and stays as it was left", async ({
  page,
  javaScriptEnabled,
}) => {
  await empezarTest(page);
  await responderTest(page, { hasta: "¿Qué te gustaría cuidar primero?" });
  const nombres = () => page.getByRole("main").getByRole("listitem").locator("select").all();
  const orden = async () =>
    Promise.all(
      (await nombres()).map(async (campo) => (await campo.getAttribute("name"))!.replace("puesto-", "")),
    );
  // An option has no position until the person gives it one.
  for (const campo of await nombres()) await expect(campo).toHaveValue("");
  if (!javaScriptEnabled) await expect(page.getByRole("main")).not.toContainText("arrastrar");
  // Two options in one position are no order; the page names them.
  await page.getByRole("combobox", { name: "Puesto de Vínculos" }).selectOption("1");
  await page.getByRole("combobox", { name: "Puesto de Ánimo" }).selectOption("1");
  await siguiente(page);
  await expect(page.getByRole("group", { name: "Revisa esta respuesta" })).toContainText(
    "Ánimo y Vínculos tienen el mismo puesto.",
  );
  await expect(page.getByRole("combobox", { name: "Puesto de Sueño" })).toHaveValue("");
  // Two positions of five are enough: the other options follow as they stand.
  await page.getByRole("combobox", { name: "Puesto de Ánimo" }).selectOption("2");
  await siguiente(page);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect.poll(orden).toEqual(["vinculos", "animo", "sueno", "cuerpo", "dinero"]);
  const subir = page.getByRole("button", { name: "Subir Dinero" });
  await irA(page, subir);
  // A single key moves an option up to the first position: the button stays under the finger, and each position is
  // announced.
  for (const [puesto, quedan] of [
    [4, ["vinculos", "animo", "sueno", "dinero", "cuerpo"]],
    [3, ["vinculos", "animo", "dinero", "sueno", "cuerpo"]],
  ] as const) {
    await page.keyboard.press("Enter");
    await expect.poll(orden).toEqual(quedan);
    await expect(subir).toBeFocused();
    await expect(subir).toHaveAccessibleDescription(`Dinero: puesto ${puesto} de 5.`);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - group "¿Qué te gustaría cuidar primero? (opcional)":
        - status: "Dinero: puesto ${puesto} de 5."
    `);
  }
  await pulsar(page, page.getByRole("button", { name: "Bajar Dinero" }));
  await expect.poll(orden).toEqual(["vinculos", "animo", "sueno", "dinero", "cuerpo"]);
  await expect(page.getByRole("button", { name: "Bajar Dinero" })).toBeFocused();
  await page.getByRole("button", { name: "Bajar Ánimo" }).click();
  await expect.poll(orden).toEqual(["vinculos", "sueno", "animo", "dinero", "cuerpo"]);
  await page.reload();
  expect(await orden()).toEqual(["vinculos", "sueno", "animo", "dinero", "cuerpo"]);
  await page.getByRole("combobox", { name: "Puesto de Cuerpo" }).selectOption("1");
  await siguiente(page);
  await expect(page.getByRole("group", { name: "Revisa esta respuesta" })).toBeVisible();
  // The choice is still there.
  await expect(page.getByRole("combobox", { name: "Puesto de Cuerpo" })).toHaveValue("1");
  await page.getByRole("combobox", { name: "Puesto de Vínculos" }).selectOption("5");
  await siguiente(page);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect.poll(orden).toEqual(["cuerpo", "sueno", "animo", "dinero", "vinculos"]);
  await siguienteCargada(page);
  await responderTest(page);
  await page.getByRole("link", { name: "Ver por dónde empezar" }).click();
  await expect(page.getByText("Empieza por tu cuerpo: dijiste que es lo que quieres cuidar.")).toBeVisible();
});

test("a person goes on in another browser, and compares with the time before", async ({
  page,
  browser,
  server,
  javaScriptEnabled,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarTest(page);
  await responderTest(page, { hasta: "¿Te alcanza la energía para tu día?" });

  const otro = await browser.newContext({ baseURL: server.url, javaScriptEnabled });
  const alli = await otro.newPage();
  await entrarDirecto(alli, server, persona);
  await alli.goto("/test-de-bienestar");
  await alli.getByRole("link", { name: "Seguir con el test" }).click();
  await expect(pregunta(alli, "¿Te alcanza la energía para tu día?")).toBeVisible();
  await responderTest(alli);
  await expect(titulo(alli, "Tus resultados")).toBeVisible();
  // Coins are told in Recompensas: beside how somebody is, nothing is a game.
  await expect(alli.getByText(/monedas/)).toHaveCount(0);
  await otro.close();

  await empezarTest(page);
  await responderTest(page, { opcion: "last" });
  await expect(page.getByText(/▲▼ desde el .* de \d{4}, \d{2}:\d{2}\.$/)).toBeVisible();
  await expectSobreLaBarra(page, page.getByRole("link", { name: "Ver por dónde empezar" }));
  // The trend says its number and its range, and the two tests of one day by their hours.
  const veces = page.getByRole("region", { name: "Tus últimas 2 veces" });
  await expect(veces.getByText(/^General: \d+ de 100$/)).toBeVisible();
  await expect(veces.getByText(/^Bien desde \d+$/)).toBeVisible();
  await expect(veces.getByText(/^\d{2}:\d{2}$/)).toHaveCount(2);
  const partes = page.getByRole("region", { name: "Parte por parte" });
  await expect(partes.getByText(/^(\d+ (más|menos) que|como) antes$/)).toHaveCount(5);
  await page.goto("/test-de-bienestar");
  await page.getByRole("link", { name: "Borrar mis respuestas" }).click();
  const preguntaDeBorrado = page.getByRole("dialog", { name: "¿Borrar tus respuestas?" });
  await preguntaDeBorrado.getByRole("link", { name: "Volver" }).click();
  await page.getByRole("link", { name: "Borrar mis respuestas" }).click();
  await preguntaDeBorrado.getByRole("button", { name: "Borrar" }).click();
  await expect(page.getByText("Borramos tus respuestas y tus resultados.")).toBeVisible();
  await page.goto("/test-de-bienestar/resultados");
  await expect(titulo(page, "Test de bienestar")).toBeVisible();
});

test("what somebody tells of their nights and of what hurts is answered with advice", async ({ page }) => {
  await empezarTest(page);
  await responderTest(page, { hasta: /te cuesta dormirte/ });
  await elegir(page, "Casi todas las noches");
  await siguiente(page);
  await page.getByRole("checkbox", { name: "El celular o la televisión" }).check();
  await siguienteCargada(page);
  await responderTest(page, { hasta: /alguna molestia o dolor/ });
  await elegir(page, "Sí");
  await siguiente(page);
  await page.getByRole("checkbox", { name: "Espalda" }).check();
  await siguienteCargada(page);
  await responderTest(page);
  await page.getByRole("link", { name: "Ver por dónde empezar" }).click();
  await page.getByText("Todo lo que puede ayudarte").click();
  await expect(page.getByRole("region", { name: "Sueño" })).toContainText("dejar el celular cargando lejos");
  const cuerpo = page.getByRole("region", { name: "Cuerpo" });
  await expect(cuerpo).toContainText("cambia de postura cada hora");
  await expect(cuerpo).toContainText("cuéntasela a una médica o un médico");
  await expect(cuerpo.getByRole("link", { name: "Estírate en tu escritorio" })).toBeVisible();
});

test("what a visitor answered is kept in an account by whoever says so", async ({ page, server }) => {
  await empezarTest(page);
  await responderTest(page);
  await expect(titulo(page, "Tus resultados")).toBeVisible();
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/test-de-bienestar/resultados");
  // The consent is asked for first.
  await expect(titulo(page, "Test de bienestar")).toBeVisible();
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Guardar en mi cuenta" }).click();
  await expect(titulo(page, "Tus resultados")).toBeVisible();
  await expect(page.getByText("Guardamos tu resultado en tu cuenta.")).toBeVisible();
});

test("what a visitor answered goes with whoever signs out, and with the window", async ({ page, server }) => {
  await empezarTest(page);
  await responderTest(page);
  await expect(titulo(page, "Tus resultados")).toBeVisible();
  const galleta = async () => (await page.context().cookies()).find(({ name }) => name.endsWith("_test"));
  expect((await galleta())?.expires).toBe(-1);
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/mi-perfil");
  await cerrarSesion(page);
  expect(await galleta()).toBeUndefined();
  await page.goto("/test-de-bienestar/resultados");
  await expect(titulo(page, "Test de bienestar")).toBeVisible();
});

test("what was typed before somebody else signed in is kept in no test of theirs", async ({
  page,
  server,
}) => {
  await empezarTest(page);
  await elegir(page, "7");
  const delante = await page.context().newPage();
  await entrarDirecto(delante, server, crearPersona(server));
  await empezarTest(delante);
  await siguiente(page);
  await expect(titulo(page, "Esa página ya no se puede enviar")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  const aQuienLlamar = page
    .getByRole("main")
    .getByRole("paragraph")
    .filter({ hasText: "¿Estás en peligro?" });
  // The icon of the help lines stands beside the words, even where these take two lines.
  const hueco = await aQuienLlamar.evaluate((linea) => {
    const [icono, frase] = [linea.querySelector("svg")!, document.createRange()];
    frase.selectNodeContents(linea.querySelector("span")!);
    const izquierda = Math.min(...[...frase.getClientRects()].map(({ left }) => left));
    return izquierda - icono.getBoundingClientRect().right;
  });
  expect(hueco).toBeLessThanOrEqual(8);
  await delante.reload();
  await expect(delante.getByText("Paso 1 de 7: Para empezar")).toBeVisible();
  await expect(delante.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("an answer that worries leads to help at once, and to the end", async ({ page }) => {
  await empezarTest(page);
  await responderTest(page, { hasta: /hacerte daño/ });
  const ayuda = page.getByRole("region", { name: "No tienes que pasar por esto a solas" });
  await expect(ayuda).toHaveCount(0);
  await elegirConTeclas(page, "Alguna vez");
  const antes = page.url();
  await pulsar(page, page.getByRole("button", { name: "Siguiente" }));
  // The numbers to call also stand on this page until the answer arrives, so the next page is awaited first.
  await expect(page).not.toHaveURL(antes);
  // The history of the browser and logs do not reveal which question it was either.
  expect(new URL(page.url()).search).toMatch(/^\?paso=\d+$/);
  await expect(page).toHaveTitle(/^Ayuda ahora: 113/);
  await expect(ayuda.getByRole("heading")).toBeFocused();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "No tienes que pasar por esto a solas":
      - heading "No tienes que pasar por esto a solas" [level=2]
      - link "Llamar al 113, opción 5":
        - /url: tel:113
  `);
  expect(await irA(page, ayuda.getByRole("link", { name: "Llamar al 113, opción 5" }))).toBe(1);
  await responderTest(page);
  await expect(titulo(page, "Tus resultados")).toBeVisible();
  await expect(ayuda).toBeVisible();
  await page.getByRole("link", { name: "Ver por dónde empezar" }).click();
  await expect(ayuda).toBeVisible();
  // The target of the link is on the page.
  await ayuda.getByRole("link", { name: "Qué hacemos nosotros, y horarios de psicología" }).click();
  await expect(page.getByText("Nosotros no atendemos emergencias.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Agendar psicología" })).toBeVisible();
  // The link back leads to the page before.
  await page.getByRole("link", { name: "Volver a por dónde empezar" }).click();
  await expect(titulo(page, "Por dónde empezar")).toBeVisible();
});
