import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import {
  cerrarSesion,
  conDatos,
  crearPersona,
  entrarDirecto,
  llenarEntrada,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import { DE_PELIGRO, empezarPrograma, responderPrograma, seguir } from "../../support/saludMental";
import { sinResponder } from "../../support/modales";
import type { TestServer } from "../../support/server";
import { elegir, empezarTest, siguiente } from "../../support/testDeBienestar";

const FALTAN_LOS_TERMINOS = "Falta que aceptes los términos.";

const enEspera = (page: Page) => page.getByRole("status").filter({ hasText: "por enviar" });

/** Stored forms of this browser, as a thief of its storage would read them. */
const volcado = (page: Page) =>
  page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const pedido = indexedDB.open("bienestar-bandeja");
      pedido.onsuccess = () => resolve(pedido.result);
      pedido.onerror = () => reject(pedido.error!);
    });
    const filas = (almacen: string) =>
      new Promise<unknown[]>((resolve) => {
        const pedido = base.transaction(almacen).objectStore(almacen).getAll();
        pedido.onsuccess = () => resolve(pedido.result);
      });
    const envios = (base.objectStoreNames.contains("envios") ? await filas("envios") : []) as {
      cifrado: ArrayBuffer;
    }[];
    const [llave] = (base.objectStoreNames.contains("llave") ? await filas("llave") : []) as CryptoKey[];
    base.close();
    return {
      textos: envios.map(
        (envio) => Object.keys(envio).join() + new TextDecoder("latin1").decode(envio.cifrado),
      ),
      seSaca: llave?.extractable ?? null,
    };
  });
const cuantosQuedan = async (page: Page) => (await volcado(page)).textos.length;

/** Sends an answer that does not reach the server, so that it waits in the browser. */
async function dejarEsperando(page: Page) {
  await elegir(page, "9");
  await siguiente(page);
  await expect(enEspera(page)).toBeVisible();
}

/** Sends an answer that waits until the person accepts the terms. */
async function dejarAntesDeLosTerminos(page: Page, server: TestServer, persona: PersonaDePrueba) {
  await empezarTest(page);
  sinResponder(server, persona, "politicas");
  await elegir(page, "9");
  await siguiente(page);
  await expect(page).toHaveURL(/\/mi-zona-privada\/terminos\?redirect=/);
  await expect(enEspera(page)).toContainText(FALTAN_LOS_TERMINOS);
}

async function llegarALaDePeligro(page: Page, server: TestServer) {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarPrograma(page);
  await responderPrograma(page, "Ningún día", DE_PELIGRO);
}

async function decirQueSi(page: Page) {
  await elegir(page, "Varios días");
  await seguir(page);
}

const ayuda = (page: Page) => page.getByRole("heading", { name: "No tienes que pasar por esto a solas" });

test("an answer without a line waits closed in the device, is said, and is sent once when the line is back", async ({
  page,
  context,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  const enviados: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") enviados.push(request.headers()["idempotency-key"] ?? "none");
  });
  await context.setOffline(true);
  await elegir(page, "7");
  await siguiente(page);
  await expect(enEspera(page)).toContainText("1 respuesta por enviar");
  await expect(enEspera(page)).toContainText("Queda en este dispositivo");
  await expect(page.getByRole("button", { name: "Enviar ahora" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Inicia sesión para enviarla" })).toHaveCount(0);
  // A changed answer still counts as one.
  await elegir(page, "4");
  await siguiente(page);
  await expect(enEspera(page)).toContainText("1 respuesta por enviar");
  // The older answer is deleted once the newer one is stored.
  await expect.poll(async () => (await volcado(page)).textos.length).toBe(1);
  const { textos, seSaca } = await volcado(page);
  expect(seSaca).toBe(false);
  expect(textos.join()).not.toMatch(/formulario|como-estas|respuesta/);
  await context.setOffline(false);
  // The waiting answers are sent without a press.
  await expect(page.getByRole("textbox", { name: "Número de horas" })).toBeVisible();
  await expect(enEspera(page)).toHaveCount(0);
  expect(await cuantosQuedan(page)).toBe(0);
  // The first answer never reached the server, and the one in its place has an id of its own.
  expect(new Set(enviados).size).toBe(2);
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
});

test("one that waits is sent by whichever page is opened next", async ({ page, context, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  await context.setOffline(true);
  await dejarEsperando(page);
  await page.close();
  await context.setOffline(false);
  const otra = await context.newPage();
  await otra.goto("/explorar");
  await expect.poll(() => cuantosQuedan(otra)).toBe(0);
  await otra.goto("/test-de-bienestar/formulario?paso=1");
  await expect(otra.getByRole("radio", { name: "9", exact: true })).toBeChecked();
  await expect.poll(() => otra.evaluate(() => document.cookie)).not.toContain("por_enviar");
});

/** Cuts off the answers of the site, while requests still reach it. */
async function cortarRespuestas(page: Page, direccion = "**/test-de-bienestar/formulario**") {
  const intentos: string[] = [];
  await page.context().route(direccion, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    intentos.push(route.request().url());
    return route.abort();
  });
  return intentos;
}

test("what waits goes with whoever signs out", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  await cortarRespuestas(page);
  await dejarEsperando(page);
  // A question has no menu: its way out comes first.
  await page.goto("/explorar");
  await cerrarSesion(page);
  // The page cannot be read until the browser has left it.
  await page.waitForURL(({ pathname }) => pathname === "/");
  await expect.poll(() => cuantosQuedan(page)).toBe(0);
  await expect(enEspera(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain("por_enviar");
});

test("what waits is sent for nobody else who signs in", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  const intentos = await cortarRespuestas(page);
  await dejarEsperando(page);
  await entrarDirecto(page, server, crearPersona(server));
  const antes = intentos.length;
  await page.goto("/explorar");
  await expect.poll(() => cuantosQuedan(page)).toBe(0);
  expect(intentos).toHaveLength(antes);
  await expect(page.getByText("Una respuesta de antes"), "nor are they told of it").toHaveCount(0);
});

test("what waits of somebody whose session ended waits for them", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarTest(page);
  await cortarRespuestas(page);
  await dejarEsperando(page);
  const galletas = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(galletas.filter(({ name }) => name === "bienestar_por_enviar"));
  await page.context().unroute("**/test-de-bienestar/formulario**");
  await page.goto("/explorar");
  await expect(page.getByRole("link", { name: "Inicia sesión para enviarla" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar ahora" })).toHaveCount(0);
  await entrarDirecto(page, server, persona);
  await page.goto("/explorar");
  await expect.poll(() => cuantosQuedan(page)).toBe(0);
  await page.goto("/test-de-bienestar/formulario?paso=1");
  await expect(page.getByRole("radio", { name: "9", exact: true })).toBeChecked();
});

test("whoever's session ended elsewhere is told so, and what waits is sent once they have signed in again", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarTest(page);
  await cortarRespuestas(page);
  await dejarEsperando(page);
  conDatos(server, (db) => db.prepare("delete from accesos where id_persona = ?").run(persona.idPersona));
  await page.context().unroute("**/test-de-bienestar/formulario**");
  await page.goto("/explorar?tema=sueno");
  await expect(enEspera(page)).toContainText(
    "1 respuesta por enviar. Tu sesión terminó. Queda en este dispositivo y se envía cuando inicies sesión.",
  );
  expect(await cuantosQuedan(page)).toBe(1);
  await page.getByRole("link", { name: "Inicia sesión para enviarla" }).click();
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  // The notice stands here too, without its link, because this is the page to which it leads.
  await expect(enEspera(page)).toContainText("Tu sesión terminó.");
  await expect(page.getByRole("link", { name: "Inicia sesión para enviarla" })).toHaveCount(0);
  await llenarEntrada(page, persona);
  await expect(page).toHaveURL(/\/explorar\?tema=sueno$/);
  await expect.poll(() => cuantosQuedan(page)).toBe(0);
  await page.goto("/test-de-bienestar/formulario?paso=1");
  await expect(page.getByRole("radio", { name: "9", exact: true })).toBeChecked();
});

test("a survey waits with what was written in it", async ({ page, context, server }) => {
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  await page.getByRole("textbox", { name: /Qué le falta/ }).fill("Letras más grandes");
  const cuantas = () =>
    conDatos(server, (db) => db.prepare("select count(*) as n from respuestas_de_encuesta").get());
  const antes = cuantas() as { n: number };
  await context.setOffline(true);
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(enEspera(page)).toContainText("1 respuesta por enviar");
  await expect(page.getByRole("textbox", { name: /Qué le falta/ })).toHaveValue("Letras más grandes");
  await context.setOffline(false);
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  expect(cuantas()).toEqual({ n: antes.n + 1 });
});

const SE_PERDIO = "Una respuesta que quedó en este dispositivo se perdió. Si era tuya, vuelve a responder.";
const NO_SE_ACEPTO = "Una respuesta de antes no se aceptó.";

test("what a visitor left waiting is sent for nobody who signs in since, and is said to be lost", async ({
  page,
  context,
  server,
}) => {
  const persona = crearPersona(server);
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  const intentos = await cortarRespuestas(page, "**/encuesta/**");
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(enEspera(page)).toContainText("1 respuesta por enviar. Queda en este dispositivo");
  await page.close();
  const otra = await context.newPage();
  await entrarDirecto(otra, server, persona);
  const antes = intentos.length;
  await otra.goto("/explorar");
  await expect(otra.getByText(SE_PERDIO)).toBeVisible();
  expect(await cuantosQuedan(otra)).toBe(0);
  expect(intentos).toHaveLength(antes);
});

test("one's own that waited for more than seven days is said to be lost", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  const intentos = await cortarRespuestas(page);
  await dejarEsperando(page);
  const antes = intentos.length;
  // The clock of the device is moved, as if the browser had been left alone for days.
  await page.addInitScript((dias) => {
    const origen = performance.timeOrigin + dias * 24 * 60 * 60 * 1000;
    Object.defineProperty(performance, "timeOrigin", { get: () => origen });
  }, 8);
  await page.goto("/explorar");
  await expect(page.getByText(SE_PERDIO)).toBeVisible();
  expect(await cuantosQuedan(page)).toBe(0);
  expect(intentos).toHaveLength(antes);
});

test("an answer that the server refuses later is kept, and comes back into its form with what was typed", async ({
  page,
  context,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  await elegir(page, "7");
  await siguiente(page);
  await page.getByRole("textbox", { name: "Número de horas" }).fill("99");
  await context.setOffline(true);
  await siguiente(page);
  await expect(enEspera(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const otra = await context.newPage();
  await otra.goto("/explorar");
  await expect(otra.getByText(NO_SE_ACEPTO)).toBeVisible();
  await expect(otra.getByText(SE_PERDIO)).toHaveCount(0);
  expect(await cuantosQuedan(otra)).toBe(1);
  await otra.reload();
  await otra.getByRole("link", { name: "Revisar mi respuesta" }).click();
  await expect(otra.getByRole("group", { name: "Revisa esta respuesta" })).toBeVisible();
  await expect(otra.getByRole("textbox", { name: "Número de horas" })).toHaveValue("99");
  await expect.poll(() => cuantosQuedan(otra)).toBe(0);
  await expect(otra.getByText(NO_SE_ACEPTO)).toHaveCount(0);
  await otra.getByRole("textbox", { name: "Número de horas" }).fill("8");
  await siguiente(otra);
  await expect(otra).toHaveURL(/paso=3/);
});

const EN_OTRA_PESTANA = "Se respondió en otra pestaña.";

test("of two pages that answer one question without a line the newer counts, and both go on", async ({
  page,
  context,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  const otra = await context.newPage();
  await otra.goto(page.url());
  await context.setOffline(true);
  await dejarEsperando(page);
  await elegir(otra, "4");
  await siguiente(otra);
  await expect(enEspera(otra)).toContainText("1 respuesta por enviar");
  await context.setOffline(false);
  const horas = { name: "Número de horas" };
  await expect(otra.getByRole("textbox", horas)).toBeVisible();
  await expect(page.getByRole("textbox", horas)).toBeVisible();
  await expect(page.getByText(EN_OTRA_PESTANA)).toBeVisible();
  await expect(otra.getByText(EN_OTRA_PESTANA)).toHaveCount(0);
  expect(await cuantosQuedan(page)).toBe(0);
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
});

test("a page that is not told how its answer ended claims nothing, and keeps it in its form", async ({
  page,
  context,
  server,
}) => {
  // This page hears nothing of other pages.
  await page.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  await page.route("**/test-de-bienestar/formulario**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await dejarEsperando(page);
  const otra = await context.newPage();
  await otra.goto("/explorar");
  await expect.poll(() => cuantosQuedan(otra)).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("No sabemos si tu respuesta se envió. Envíala otra vez.")).toBeVisible();
  await expect(page.getByText(EN_OTRA_PESTANA)).toBeHidden();
  await expect(page.getByRole("radio", { name: "9", exact: true })).toBeChecked();
});

test("a visitor's answer that is let go of on another page, where somebody signed in, is not called answered", async ({
  page,
  context,
  server,
}) => {
  await empezarTest(page);
  await page.route("**/test-de-bienestar/formulario**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const otra = await context.newPage();
  await entrarDirecto(otra, server, crearPersona(server));
  await dejarEsperando(page);
  await otra.goto("/ayuda");
  await expect(otra.getByText("se perdió")).toBeVisible();
  await expect(page.getByText("se perdió")).toBeVisible();
  await expect(page.getByText(EN_OTRA_PESTANA)).toBeHidden();
  await expect(page.getByRole("radio", { name: "9", exact: true })).toBeChecked();
});

test("an answer goes as a document where the browser's store never answers", async ({ page, server }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await entrarDirecto(page, server, crearPersona(server));
  await empezarTest(page);
  await elegir(page, "9");
  const enviada = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/formulario"),
  );
  await siguiente(page);
  expect((await enviada).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("textbox", { name: "Número de horas" })).toBeVisible();
});

test("a survey with what is missing is not promised to be sent", async ({ page, context }) => {
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "4" }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  const aviso = page.getByRole("status").filter({ hasText: "Complétala" });
  await expect(aviso.or(page.getByText("Complétalas"))).toBeVisible();
  await expect(enEspera(page)).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Sí" })).toBeFocused();
  expect(await cuantosQuedan(page)).toBe(0);
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(enEspera(page)).toContainText("1 respuesta por enviar");
  await context.setOffline(false);
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
});

test("whoever says without a line that they are in danger is shown whom to call at once", async ({
  page,
  context,
  server,
}) => {
  await llegarALaDePeligro(page, server);
  await expect(ayuda(page)).toHaveCount(0);
  await context.setOffline(true);
  await decirQueSi(page);
  await expect(enEspera(page)).toContainText("1 respuesta por enviar");
  await expect(ayuda(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Llamar al 113, opción 5" }).last()).toBeInViewport();
  await context.setOffline(false);
  await expect(page).toHaveURL(/ver=ayuda/);
  await expect(ayuda(page)).toBeVisible();
});

test("whom to call is shown at once although an older answer of another page still waits", async ({
  page,
  context,
  server,
}) => {
  await llegarALaDePeligro(page, server);
  const otra = await context.newPage();
  await empezarTest(otra);
  await context.setOffline(true);
  await elegir(otra, "9");
  await siguiente(otra);
  await expect(enEspera(otra)).toContainText("1 respuesta por enviar");
  await decirQueSi(page);
  await expect(ayuda(page)).toBeVisible();
  await expect(enEspera(page)).toContainText("2 respuestas por enviar");
  // The form can be changed and sent again.
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeEnabled();
});

test("whom to call is shown at once although the line takes the answer and says nothing", async ({
  page,
  context,
  server,
}) => {
  await llegarALaDePeligro(page, server);
  let oida = false;
  await context.route("**/programa-salud-mental**", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    oida = true;
  });
  await decirQueSi(page);
  await expect(ayuda(page)).toBeVisible();
  // The answer arrives long before the sending is given up.
  await expect(enEspera(page)).toHaveCount(0);
  await expect.poll(() => oida).toBe(true);
});

test("whoever says that they are in danger once their session ended is led to whom to call, and it waits for them", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarPrograma(page);
  await responderPrograma(page, "Ningún día", DE_PELIGRO);
  conDatos(server, (db) => db.prepare("delete from accesos where id_persona = ?").run(persona.idPersona));
  await decirQueSi(page);
  await expect(titulo(page, "No tienes que pasar por esto a solas")).toBeVisible();
  await expect(enEspera(page)).toBeVisible();
  expect(await cuantosQuedan(page)).toBe(1);
  await entrarDirecto(page, server, persona);
  await page.goto("/programa-salud-mental");
  await expect.poll(() => cuantosQuedan(page)).toBe(0);
  await page.goto("/programa-salud-mental?ver=ayuda");
  await expect(page.getByRole("heading", { name: "Qué pasa ahora" })).toBeVisible();
});

test("whoever has to accept the terms first is led there, and what they answered is sent once they have", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await dejarAntesDeLosTerminos(page, server, persona);
  expect(await cuantosQuedan(page)).toBe(1);
  await page.getByRole("button", { name: "Ahora no" }).click();
  await page.getByRole("link", { name: "Lee los términos para enviarla" }).click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Aceptar y continuar" }).click();
  // The answer is sent when the person is back at the question, and leads on as usual.
  await expect(page).toHaveURL(/\/test-de-bienestar\/formulario\?paso=2$/);
  expect(await cuantosQuedan(page)).toBe(0);
  await page.goto("/test-de-bienestar/formulario?paso=1");
  await expect(page.getByRole("radio", { name: "9", exact: true })).toBeChecked();
});

test("whoever says that they are in danger is heard and led to whom to call, also before the terms and behind what waits for them", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarPrograma(page);
  await responderPrograma(page, "Ningún día", DE_PELIGRO);
  const laDePeligro = page.url();
  await dejarAntesDeLosTerminos(page, server, persona);
  await page.goto(laDePeligro);
  await decirQueSi(page);
  await expect(titulo(page, "No tienes que pasar por esto a solas")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Qué pasa ahora" })).toBeVisible();
  expect(await cuantosQuedan(page), "that of the test").toBe(1);
});

test("what the line fails for is said and tried again, also behind an answer that waits for the terms", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarPrograma(page);
  const pregunta = page.url();
  await dejarAntesDeLosTerminos(page, server, persona);
  await page.goto(pregunta);
  const delPrograma = "**/programa-salud-mental**";
  const intentos = await cortarRespuestas(page, delPrograma);
  await elegir(page, "Ningún día");
  await seguir(page);
  await expect(enEspera(page)).toContainText("2 respuestas por enviar. Queda en este dispositivo");
  await expect(enEspera(page)).toContainText("se envía cuando vuelva la conexión.");
  const frasesDichas = await page.evaluateHandle(
    (cuenta) => {
      const frases: string[] = [];
      new MutationObserver(() => frases.push(cuenta.textContent)).observe(cuenta, { childList: true });
      return frases;
    },
    await enEspera(page).elementHandle(),
  );
  const ahora = page.getByRole("button", { name: "Enviar ahora" });
  await ahora.press("Enter");
  await expect.poll(() => intentos.length).toBeGreaterThan(2);
  await expect(ahora, "while the line fails it stays").toBeFocused();
  expect(await frasesDichas.jsonValue(), "and nothing else is said").toEqual([]);
  await cortarRespuestas(page, "**/*");
  await page.goto("/explorar");
  await expect(enEspera(page)).toContainText("se envía cuando vuelva la conexión.");
  await page.context().unrouteAll();
  await ahora.press("Enter");
  await expect(enEspera(page)).toContainText(FALTAN_LOS_TERMINOS);
  await expect(page.getByRole("link", { name: "Lee los términos para enviarla" })).toBeFocused();
});
