import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { llegarAlModal } from "../../support/modales";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  respuestaAlEnviar,
  resumenDeErrores,
  titulo,
} from "../../support/pasos";
import type { PersonaDePrueba } from "../../support/pasos";
import type { TestServer } from "../../support/server";
import { hidratada } from "../../support/hidratacion";
import { irA, pulsar } from "../../support/teclado";

const TITULAR = "Tu próximo celular puede ser gratis";
const BASES = "Tengo 18 años o más y acepto las bases del sorteo";
const CUA = "Acepto que usen mis datos para enviarme novedades y beneficios";

const dialogo = (page: Page, name = TITULAR) => page.getByRole("dialog", { name });
const aceptar = (page: Page) => page.getByRole("button", { name: "Aceptar y continuar" });

/** Brings a person to the modal that updates their data. */
const conModal = (page: Page, server: TestServer) => llegarAlModal(page, server, "actualizar-datos");

/** Lines of the ledger about the update of data, as `codigo=valor`. */
const respuestas = (server: TestServer, { idPersona }: PersonaDePrueba) =>
  conDatos(server, (db) =>
    db
      .prepare(
        "select codigo || '=' || valor as r from consentimientos where id_persona = ? and flujo = 'GLOBAL'",
      )
      .all(idPersona)
      .map((fila) => (fila as { r: string }).r)
      .sort(),
  );

/**
 * Sends the form of a dialog, modal once scripts are loaded, and waits for the answer. The heading of the page behind
 * is there all along, so it proves nothing.
 */
async function enviar(page: Page, boton: Locator, javaScriptEnabled: boolean) {
  if (javaScriptEnabled) await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  const respuesta = respuestaAlEnviar(page);
  await boton.click();
  await respuesta;
}

test("the data are confirmed once, on any device, and the draw gives a number", async ({
  page,
  browser,
  server,
}) => {
  const persona = await conModal(page, server);
  await expect(dialogo(page)).toContainText("Participa en el sorteo brindando tu consentimiento");
  await expect(page).toHaveTitle(new RegExp(`^${TITULAR} · `));
  await expect(dialogo(page).getByRole("heading", { name: TITULAR })).toBeFocused();
  await expect(dialogo(page)).toMatchAriaSnapshot(`
    - dialog "${TITULAR}":
      - heading "${TITULAR}" [level=2]
      - textbox "Celular"
      - checkbox "${BASES}"
      - checkbox "${CUA}"
      - button "Aceptar y continuar"
  `);
  for (const caja of [BASES, CUA]) await expect(page.getByLabel(caja)).not.toBeChecked();
  // The whole form comes before the page that it covers, in the order of the Tab key.
  expect(await irA(page, aceptar(page))).toBeLessThanOrEqual(12);
  await page.keyboard.press("Enter");
  await expect(resumenDeErrores(page)).toBeFocused();
  await expect(resumenDeErrores(page).getByRole("link")).toHaveText(`Marca «${BASES}»`);
  await expect(page.getByLabel(BASES)).toHaveAccessibleDescription(/Este campo es obligatorio/);
  expect(respuestas(server, persona)).toEqual([]);

  await pulsar(page, page.getByLabel(BASES), "Space");
  await pulsar(page, page.getByLabel(CUA), "Space");
  await pulsar(page, aceptar(page));
  const exito = dialogo(page, "Tus datos se han guardado con éxito");
  await expect(page).toHaveTitle(/^Tus datos se han guardado con éxito · /);
  await expect(exito.getByRole("heading").first()).toBeFocused();
  await expect(exito).toContainText(/Tu número en el sorteo es el \d+/);
  expect(respuestas(server, persona)).toEqual(["BASES=1", "CUA=1", "PRIVACIDAD=1"]);
  await pulsar(page, exito.getByRole("button", { name: "Entendido" }));
  await expect(page).toHaveURL(/\/mi-zona-privada\??$/);

  const otro = await (await browser.newContext()).newPage();
  await entrarDirecto(otro, server, persona);
  await otro.goto(`${server.url}/mi-zona-privada`);
  await expect(titulo(otro, /^Hola, /)).toBeVisible();
  await expect(otro.getByRole("dialog")).toHaveCount(0);
  await otro.context().close();
});

test("closing sends the boxes as they are but never the main consent, and it is not opened again", async ({
  javaScriptEnabled,
  page,
  server,
}) => {
  const persona = await conModal(page, server);
  await page.getByLabel(CUA).check();
  await enviar(page, dialogo(page).getByRole("button", { name: "Cerrar" }), javaScriptEnabled);
  await expect(titulo(page, /^Hola, /)).toBeVisible();
  expect(respuestas(server, persona)).toEqual(["BASES=0", "CUA=0", "PRIVACIDAD=1"]);
  await page.goto("/mi-zona-privada");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("two tabs that answer leave one answer", async ({ page, context, server }) => {
  const persona = await conModal(page, server);
  const otra = await context.newPage();
  await otra.goto(`${server.url}/mi-zona-privada`);
  await expect(page.getByLabel(CUA)).toHaveAccessibleDescription(/Opcional\. Con ella entras al sorteo\./);
  for (const pagina of [page, otra]) {
    await pagina.getByLabel(BASES).check();
    await aceptar(pagina).click();
    const exito = dialogo(pagina, "Tus datos se han guardado con éxito");
    await expect(exito).toContainText("Todavía no participas en el sorteo");
  }
  expect(respuestas(server, persona)).toEqual(["BASES=1", "CUA=0", "PRIVACIDAD=1"]);
});

test("a server that stalls is waited for, and pressing again meanwhile answers once", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  const persona = await conModal(page, server);
  await page.getByLabel(BASES).check();
  // The scripts come from the same server, so they are loaded before the server stalls.
  if (javaScriptEnabled) await hidratada(page);
  await aceptar(page).focus();
  server.process.kill("SIGSTOP");
  try {
    // The keyboard sends the form: a click would wait for the answer, which does not come.
    const enviado = page.waitForRequest((request) => request.method() === "POST");
    await page.keyboard.press("Enter");
    await enviado;
    await page.keyboard.press("Enter");
  } finally {
    server.process.kill("SIGCONT");
  }
  await expect(dialogo(page, "Tus datos se han guardado con éxito")).toBeVisible();
  expect(respuestas(server, persona)).toEqual(["BASES=1", "CUA=0", "PRIVACIDAD=1"]);
});

test("when the service fails nothing is accepted, and what was typed is there the next time", async ({
  page,
  server,
}) => {
  const persona = await conModal(page, server);
  await page.getByRole("textbox", { name: "Celular" }).fill("911222333");
  await page.getByLabel(BASES).check();
  await aceptar(page).click();
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  conDatos(server, (db) => db.exec("alter table consentimientos rename to consentimientos_aparte"));
  try {
    await aceptar(page).click();
    await expect(page).toHaveURL(/\/mi-zona-privada\?error=servicio&codigo=[\w-]+$/);
  } finally {
    conDatos(server, (db) => db.exec("alter table consentimientos_aparte rename to consentimientos"));
  }
  await expect(dialogo(page)).toHaveCount(0);
  await server.line(/Error on update user data/);
  expect(respuestas(server, persona)).toEqual([]);
  const fallo = dialogo(page, "Lo sentimos, hay un error de servicio");
  await expect(fallo).toContainText("Lo último que enviaste no llegó a guardarse");

  await fallo.getByRole("link", { name: "Volver a intentarlo" }).click();
  await expect(page).toHaveURL(/\/actualizar-datos$/);
  await expect(page.getByRole("textbox", { name: "Celular" })).toHaveValue("911222333");
  await expect(page.getByLabel(BASES)).toBeChecked();
  await aceptar(page).click();
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await aceptar(page).click();
  await expect(dialogo(page, "Tus datos se han guardado con éxito")).toBeVisible();
  expect(respuestas(server, persona)).toEqual(["BASES=1", "CUA=0", "PRIVACIDAD=1"]);
});

test("what was sent at closing is kept, and said to be, though its follow-up fails", async ({
  javaScriptEnabled,
  page,
  server,
}) => {
  const persona = await conModal(page, server);
  await page.getByLabel(BASES).check();
  // The statement fails the second time that the closing is noted: the first is the update's own.
  conDatos(server, (db) =>
    db.exec(`create trigger seguimiento before insert on modales_vistos
      when new.modal = 'actualizar-datos' and exists (select 1 from modales_vistos
        where id_persona = ${persona.idPersona} and id_persona = new.id_persona
          and modal = new.modal and forma = 'cerrado')
      begin select raise(abort, 'seguimiento'); end`),
  );
  try {
    await enviar(page, dialogo(page).getByRole("button", { name: "Cerrar" }), javaScriptEnabled);
    await expect(titulo(page, /^Hola, /)).toBeVisible();
  } finally {
    conDatos(server, (db) => db.exec("drop trigger seguimiento"));
  }
  await expect(page).not.toHaveURL(/error=/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await server.line(/Error on update user data/);
  expect(respuestas(server, persona)).toEqual(["BASES=1", "CUA=0", "PRIVACIDAD=1"]);
});

test("it opens over the page that was asked for, and leads back to it", async ({ page, server }) => {
  const persona = await conModal(page, server);
  await page.context().clearCookies();
  await entrarDirecto(page, server, persona);
  await page.goto("/especialista?tema=Ansiedad");
  await expect(dialogo(page)).toBeVisible();
  await expect(titulo(page, /Elige especialista/)).toBeVisible();
  // No modal opens over a form, a payment, or the texts that it asks about.
  for (const lugar of ["/reclamo", "/agendar/psicologia", "/mi-perfil", "/sorteo/bases"]) {
    await page.goto(lugar);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.goto("/especialista?tema=Ansiedad");
  await page.getByLabel(BASES).check();
  await aceptar(page).click();
  const exito = dialogo(page, "Tus datos se han guardado con éxito");
  await expect(titulo(page, /Elige especialista/)).toBeVisible();
  await exito.getByRole("button", { name: "Entendido" }).click();
  await expect(page).toHaveURL(/\/especialista\?tema=Ansiedad$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(respuestas(server, persona)).toEqual(["BASES=1", "CUA=0", "PRIVACIDAD=1"]);
});

test("another telephone is kept only with the password, and then leads back", async ({ page, server }) => {
  const persona = await conModal(page, server);
  await page.goto("/tienda");
  await page.getByRole("textbox", { name: "Celular" }).fill("911222333");
  await page.getByLabel(BASES).check();
  await aceptar(page).click();
  await expect(resumenDeErrores(page).getByRole("link")).toHaveText(
    /Escribe tu contraseña para cambiar tu celular/,
  );
  expect(respuestas(server, persona)).toEqual([]);
  const clave = page.getByLabel("Contraseña", { exact: true });
  await clave.fill("no-es-esta-clave");
  await aceptar(page).click();
  await expect(clave).toHaveAccessibleDescription(/La contraseña no coincide\./);
  expect(respuestas(server, persona)).toEqual([]);
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await aceptar(page).click();
  await expect(dialogo(page, "Tus datos se han guardado con éxito")).toBeVisible();
  await expect(page).toHaveURL(/\/tienda\?modal=datos-guardados$/);
});

test("inside an app the terms open where they are, elsewhere in a new tab", async ({ page, server }) => {
  await conModal(page, server);
  const terminos = dialogo(page).getByRole("link", { name: "Aplica TyC" });
  await expect(terminos).toHaveAttribute("target", "_blank");
  const impresas = await page.request.get((await terminos.getAttribute("href"))!);
  expect(impresas.headers()["content-type"]).toBe("application/pdf");
  await page.goto("/mi-zona-privada?webview=on");
  await expect(terminos).toHaveAttribute(
    "href",
    /^\/visor\?documento=%2Fdocumentos%2Fbases-del-sorteo-[\w-]+\.pdf&backpage=/,
  );
  await expect(page.locator("[target=_blank]")).toHaveCount(0);
  await terminos.click();
  await expect(titulo(page, "Bases del sorteo")).toBeVisible();
});

test("whoever has accepted no terms reads them first, is welcomed next, and sees one modal in each visit", async ({
  javaScriptEnabled,
  page,
  browser,
  server,
}) => {
  const persona = crearPersona(server, 0, { conModales: true });
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-zona-privada");
  const terminos = dialogo(page, "Antes de seguir");
  await expect(terminos.getByRole("group", { name: "Cómo cuidamos tus datos" })).toBeVisible();
  await terminos.getByLabel("He leído y acepto los términos y condiciones").check();
  await enviar(page, terminos.getByRole("button", { name: "Aceptar y continuar" }), javaScriptEnabled);
  await expect(titulo(page, /^Hola, /)).toBeVisible();
  await page.goto("/mi-zona-privada");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const otra = await (await browser.newContext()).newPage();
  await entrarDirecto(otra, server, persona);
  await otra.goto(`${server.url}/mi-zona-privada`);
  await enviar(
    otra,
    dialogo(otra, "Te damos la bienvenida").getByRole("button", { name: "Empezar" }),
    javaScriptEnabled,
  );
  await expect(titulo(otra, /^Hola, /)).toBeVisible();
  await expect(otra.getByRole("dialog")).toHaveCount(0);
  await otra.context().close();
});
