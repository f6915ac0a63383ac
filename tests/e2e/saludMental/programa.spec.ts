import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, seAnuncia, titulo } from "../../support/pasos";
import { DE_PELIGRO, empezarPrograma, PROGRAMA, responderPrograma, seguir } from "../../support/saludMental";
import { elegirConTeclas, irA, pulsar } from "../../support/teclado";
import { elegir, empezarTest, responderTest } from "../../support/testDeBienestar";

const linea = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Llamar al 113, opción 5" }).first();

test("a visitor reads what it is and whom to call, and is led to their account before any question", async ({
  page,
}) => {
  await page.goto(PROGRAMA);
  await expect(titulo(page, "Programa de salud mental")).toBeVisible();
  await expect(linea(page)).toHaveAttribute("href", "tel:113");
  // The edition of the questions is small print: it comes last.
  await expect(page.getByRole("main").getByRole("paragraph").last()).toContainText(
    "Preguntas: versión 3 (español para los EE. UU.",
  );
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  // Nobody is on duty on this site, so it promises no call.
  await expect(
    page.getByText("No esperes que te llamemos: ahora no hay una persona de turno."),
  ).toBeVisible();
  await expect(page.getByText("una persona con quien hablar si lo necesitas")).toHaveCount(0);
  await page.getByRole("link", { name: "Iniciar sesión" }).last().click();
  await expect(page).toHaveURL(/iniciar-sesion\?redirect=%2Fprograma-salud-mental/);
});

test("somebody answers, stops and goes on elsewhere, and is told in words how they are and with whom to speak", async ({
  page,
  server,
  browser,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto(PROGRAMA);
  await page.getByRole("button", { name: "Empezar las preguntas" }).click();
  const falta = page.getByRole("group", { name: "Un paso antes de empezar" });
  await expect(falta).toBeFocused();
  await expect(falta.getByRole("link")).toHaveText("Para empezar, marca la casilla.");
  await expect(page.getByRole("checkbox")).toBeInViewport();
  await empezarPrograma(page);
  // No bar lies over the answers of a question: its page has one way out.
  await expect(page.getByRole("navigation", { name: "Principal" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Salir" })).toHaveAttribute("href", PROGRAMA);
  await seguir(page);
  await expect(page.getByRole("link", { name: "Elige una respuesta para seguir." })).toBeVisible();
  await elegir(page, "Varios días");
  await seguir(page);
  // The PHQ-9 has one question more for a person who marked a problem.
  await expect(page.getByText("Paso 1 de 2: Tu ánimo")).toBeVisible();
  await expect(page).toHaveTitle(/^Pregunta 2 · /);
  await page.getByRole("button", { name: "Anterior" }).click();
  await expect(page.getByRole("radio", { name: "Varios días" })).toBeChecked();

  const otro = await (await browser.newContext({ baseURL: server.url })).newPage();
  await entrarDirecto(otro, server, persona);
  await otro.goto(PROGRAMA);
  await expect(otro.getByRole("heading", { name: "Tienes preguntas a medias" })).toBeVisible();
  await otro.getByRole("link", { name: "Seguir con las preguntas" }).click();
  await responderPrograma(otro, "Más de la mitad de los días");
  await expect(titulo(otro, "Gracias por contarnos cómo estás")).toBeVisible();
  await expect(otro.getByText("No es un diagnóstico.")).toBeVisible();
  await expect(otro.getByRole("heading", { name: "Tu siguiente paso" })).toBeVisible();
  await expect(linea(otro)).toBeVisible();
  await expect(otro.getByRole("region", { name: "Tu día a día" })).toContainText(
    "Respondiste «Muy difícil».",
  );
  // The result never shows a score.
  for (const mira of ["Tu ánimo", "Tu tranquilidad"]) {
    await expect(otro.getByRole("region", { name: mira })).not.toContainText(/\d|punt/i);
  }
  await otro
    .getByRole("region", { name: "Tu siguiente paso" })
    .getByRole("listitem")
    .first()
    .getByRole("link")
    .click();
  await expect(otro.getByRole("button", { name: "Reservar" })).toBeVisible();

  await page.goto(PROGRAMA);
  const borrar = page.getByRole("link", { name: "Borrar mis respuestas" });
  await pulsar(page, borrar);
  const preguntaDeBorrado = page.getByRole("dialog", { name: "¿Borrar tus respuestas?" });
  await expect(preguntaDeBorrado.getByRole("heading")).toBeFocused();
  await expect(page).toHaveTitle(/^¿Borrar tus respuestas\? · Programa de salud mental/);
  await expect(preguntaDeBorrado).toMatchAriaSnapshot(`
    - dialog "¿Borrar tus respuestas?":
      - heading "¿Borrar tus respuestas?" [level=2]
      - link "Cerrar"
      - paragraph
      - button "Borrar"
      - link "Volver"
  `);
  expect(await irA(page, preguntaDeBorrado.getByRole("link", { name: "Volver" }))).toBeLessThanOrEqual(3);
  await page.keyboard.press("Enter");
  await pulsar(page, borrar);
  await pulsar(page, preguntaDeBorrado.getByRole("button", { name: "Borrar" }));
  await seAnuncia(page, "Borramos tus respuestas y tus resultados.");
  await expect(page.getByText("Lo que ya respondiste")).toHaveCount(0);
  await page.goto(`${PROGRAMA}/gracias`);
  await expect(titulo(page, "Programa de salud mental")).toBeVisible();
  await otro.context().close();
});

test("an answer of danger leads to whom to call before anything else, and nobody has to go on", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await empezarPrograma(page);
  await responderPrograma(page, "Ningún día", DE_PELIGRO);
  await expect(page).toHaveTitle(/^Pregunta 9 · /);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - group:
      - heading [level=1]
      - radio "Ningún día"
      - radio "Varios días"
  `);
  await elegirConTeclas(page, "Casi todos los días");
  // Either button brings the help.
  await pulsar(page, page.getByRole("button", { name: "Anterior" }));
  await expect(titulo(page, "No tienes que pasar por esto a solas")).toBeFocused();
  await expect(page).toHaveTitle(/^Ayuda ahora: 113/);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - region "No tienes que pasar por esto a solas":
      - heading "No tienes que pasar por esto a solas" [level=1]
      - link "Llamar al 113, opción 5":
        - /url: tel:113
      - link "Llamar al SAMU, 106, si hay una emergencia"
  `);
  expect(await irA(page, linea(page))).toBe(1);
  await expect(linea(page)).toHaveAttribute("href", "tel:113");
  await expect(page.getByRole("link", { name: /SAMU, 106/ })).toHaveAttribute("href", "tel:106");
  await expect(page.getByRole("heading", { name: "Qué pasa ahora" })).toBeVisible();
  const alertas = conDatos(
    server,
    (db) => db.prepare("select * from alertas_cerradas where acusada_en is null").all().length,
  );
  expect(alertas).toBeGreaterThan(0);
  await pulsar(page, page.getByRole("link", { name: "Seguir con las preguntas" }));
  await expect(page).toHaveTitle(/· Pregunta 10 · /);
  await expect(page.getByRole("heading", { name: "No tienes que pasar por esto a solas" })).toBeVisible();
  await responderPrograma(page, "Ningún día");
  await expect(titulo(page, "Gracias por contarnos cómo estás")).toBeVisible();
});

/** Presses of Tab on a page that was just opened, until the help line has the focus. */
async function teclasHastaLaLinea(page: Page): Promise<number> {
  for (let vez = 1; vez <= 2; vez++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("href"))) === "tel:113") return vez;
  }
  return Infinity;
}

test("the line of help is two presses of a key away where a page opens, without a line and on paper too", async ({
  page,
  server,
}) => {
  const alcanza = async (teclas = 2) => {
    expect(await teclasHastaLaLinea(page), page.url()).toBe(teclas);
    const enLaPagina = page.getByRole("main").getByRole("link", { name: /113, opción 5/ });
    await page.context().setOffline(true);
    await page.emulateMedia({ media: "print" });
    await expect(enLaPagina.first(), page.url()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.context().setOffline(false);
  };
  for (const direccion of [PROGRAMA, "/especialista?especialidad=psicologia"]) {
    await page.goto(direccion);
    await alcanza();
  }
  await page.goto("/especialista?especialidad=psicologia");
  await page.goto((await page.locator('a[href^="/especialista/psicologia/"]').first().getAttribute("href"))!);
  await alcanza();
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/agendar/psicologia");
  await alcanza();
  await empezarPrograma(page);
  await page.reload();
  await alcanza();
  await page.goto(`${PROGRAMA}?ver=ayuda`);
  // The heading already has the focus when the page is drawn.
  await expect(titulo(page, "No tienes que pasar por esto a solas")).toBeFocused();
  await alcanza(1);
  await page.goto(`${PROGRAMA}?paso=1`);
  await responderPrograma(page, "Ningún día");
  await page.goto(`${PROGRAMA}/gracias`);
  await alcanza();
  await empezarTest(page);
  await page.reload();
  expect(await teclasHastaLaLinea(page)).toBe(2);
  await responderTest(page);
  for (const direccion of ["/test-de-bienestar/resultados", "/test-de-bienestar/recomendaciones"]) {
    await page.goto(direccion);
    await alcanza();
  }
});

test("whoever reads the heading has the line of help within two presses of a key", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const alcanza = async () => {
    await page.getByRole("heading", { level: 1 }).first().click();
    for (let vez = 0; vez < 2; vez++) {
      await page.keyboard.press("Tab");
      const href = await page.evaluate(() => document.activeElement?.getAttribute("href"));
      if (href === "tel:113") return true;
    }
    return false;
  };
  await page.goto(PROGRAMA);
  expect(await alcanza()).toBe(true);
  await empezarPrograma(page);
  await responderPrograma(page, "Ningún día");
  expect(await alcanza()).toBe(true);
});
