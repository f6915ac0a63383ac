import { direccionDeInvitacion, invitar, responderEncuesta } from "../../support/encuestas";
import { llaveFirmada } from "../../support/firmas";
import { expect, test } from "../../support/journey";
import { sinResponder } from "../../support/modales";
import { conDatos, crearPersona, entrarDirecto, titulo } from "../../support/pasos";

test("a survey says what is missing, loses nothing that was typed, and is answered with thanks", async ({
  page,
}) => {
  await page.goto("/ayuda");
  await page.getByRole("link", { name: "Ayúdanos a mejorar este sitio" }).click();
  await page
    .getByRole("group", { name: "¿Qué tan fácil te fue usarlo?" })
    .getByRole("radio", { name: "4" })
    .check();
  await page.getByRole("checkbox", { name: "Una computadora" }).check();
  const escrito = page.getByRole("textbox", { name: /Qué le falta/ });
  await escrito.fill("Letras más grandes");
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  const falta = page.getByRole("group", { name: "Revisa tus respuestas" });
  await expect(falta).toBeFocused();
  await expect(falta.getByRole("link")).toHaveCount(1);
  await falta.getByRole("link").click();
  await expect(page.getByRole("radio", { name: "Sí" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "4" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Una computadora" })).toBeChecked();
  await expect(escrito).toHaveValue("Letras más grandes");
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
});

test("whoever writes of danger is told whom to call beside the thanks, and beside what is missing", async ({
  page,
  server,
}) => {
  const ayuda = page.getByRole("region", { name: "No tienes que pasar por esto a solas" });
  const llamar = ayuda.getByRole("link", { name: "Llamar al 113, opción 5" });
  // Other journeys may have raised alerts before.
  const alertas = () =>
    conDatos(server, (db) => db.prepare("select count(*) from alertas_cerradas").pluck().get());
  const antes = alertas();
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("textbox", { name: /Qué le falta/ }).fill("Nada, solo que ya no kiero bibir.");
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  const falta = page.getByRole("group", { name: "Revisa tus respuestas" });
  await expect(falta).toBeVisible();
  // The items stay apart, even when they take more lines than a finger is high.
  const cajas = await falta
    .getByRole("listitem")
    .evaluateAll((filas) => filas.map((fila) => fila.getBoundingClientRect().toJSON() as DOMRect));
  expect(cajas.length).toBeGreaterThan(1);
  for (const [indice, { top }] of cajas.slice(1).entries())
    expect(top - cajas[indice]!.bottom).toBeGreaterThanOrEqual(4);
  await expect(llamar).toBeVisible();
  await expect(ayuda).toContainText("Aquí nadie lo lee al momento");

  await page.goto(direccionDeInvitacion(server, crearPersona(server)));
  await expect(ayuda).toHaveCount(0);
  await page.getByRole("radio", { name: "9", exact: true }).check();
  await page.getByRole("textbox").fill("Bien todo, pero me quiero hacer daño");
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  await expect(llamar).toBeVisible();
  expect(page.url()).not.toMatch(/ayuda|peligro/);
  // The message is shown once; the next person at that browser reads nothing of it.
  await page.goto("/explorar");
  await expect(ayuda).toHaveCount(0);
  expect(alertas()).toBe(antes);
});

test("a survey that was answered says so, and what may still be done", async ({ page, server }) => {
  await responderEncuesta(page);
  await page.goto("/encuesta/el-sitio");
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  await expect(page.getByText("Esta encuesta ya se respondió en este navegador.")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  // Another person may use the browser now, so the form is empty.
  await page.getByRole("link", { name: "Responder otra vez" }).click();
  await expect(titulo(page, "Ayúdanos a mejorar este sitio")).toBeVisible();
  await entrarDirecto(page, server, crearPersona(server));
  await responderEncuesta(page);
  await page.goto("/encuesta/el-sitio");
  await expect(page.getByText("Ya respondiste esta encuesta, y una vez es suficiente.")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("link", { name: "Contarnos algo más" }).click();
  await expect(titulo(page, "Ayuda")).toBeVisible();
});

test("what a visitor wrote is kept as of whoever signed in since once they say so, except where a mail asked for it", async ({
  page,
  context,
  server,
}) => {
  const persona = crearPersona(server);
  const contarRespuestas = () =>
    conDatos(server, (db) =>
      db
        .prepare("select count(*) from respuestas_de_encuesta where id_persona = ?")
        .pluck()
        .get(persona.idPersona),
    );
  const otra = await context.newPage();
  await otra.goto(direccionDeInvitacion(server, persona));
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  const entrada = await context.newPage();
  await entrarDirecto(entrada, server, persona);
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  const revisa = page.getByRole("group", { name: "Revisa tus respuestas" });
  await expect(revisa).toContainText("Si lo que respondiste es tuyo, envíalo otra vez.");
  for (const opcion of ["Sí", "4"]) await expect(page.getByRole("radio", { name: opcion })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Mi celular" })).toBeChecked();
  expect(contarRespuestas()).toBe(0);
  await otra.getByRole("radio", { name: "9", exact: true }).check();
  await otra.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(otra, "Gracias por tu respuesta")).toBeVisible();
  expect(contarRespuestas()).toBe(1);
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  expect(contarRespuestas()).toBe(2);
});

test("no address makes the thanks say what did not happen", async ({ page }) => {
  await responderEncuesta(page);
  const sello = new URL(page.url()).searchParams.get("gracias")!;
  for (const gracias of ["enviar", "no-preguntar", `${sello}x`]) {
    await page.goto(`/encuesta/el-sitio?otra&${new URLSearchParams({ gracias })}`);
    await expect(titulo(page, "Ayúdanos a mejorar este sitio")).toBeVisible();
  }
  // The thanks of one survey are not shown for another, or for none.
  for (const otra of ["nps", "nada"]) {
    const respuesta = await page.goto(`/encuesta/${otra}?${new URLSearchParams({ gracias: sello })}`);
    expect(respuesta?.status()).toBe(404);
  }
});

test("the link of a mail asks how likely one is to recommend us, without signing in, once", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const direccion = direccionDeInvitacion(server, persona);
  await page.goto(direccion);
  await expect(page.getByRole("radio")).toHaveCount(11);
  const antes = await page.context().newPage();
  await antes.goto(direccion);
  for (const nota of ["0", "10"]) {
    await expect(page.getByRole("radio", { name: nota, exact: true })).toBeVisible();
  }
  await page.getByRole("radio", { name: "9", exact: true }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  await page.goto(direccion);
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  // A second answer, equal or not, is only told that an answer exists.
  await antes.getByRole("radio", { name: "3", exact: true }).check();
  await antes.getByRole("button", { name: "Enviar respuesta" }).click();
  await expect(antes.getByText("Ya respondiste esta encuesta, y una vez es suficiente.")).toBeVisible();
  // The notification, which needs a session and no key, leads to the thanks too.
  await entrarDirecto(page, server, persona);
  await page.goto("/encuesta/nps");
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
  // Another person does not see the thanks.
  const otra = direccionDeInvitacion(server, persona);
  await entrarDirecto(page, server, crearPersona(server));
  expect((await page.goto(otra))?.status()).toBe(404);
});

test("whoever does not want to be asked says so once", async ({ page, server }) => {
  await page.goto(direccionDeInvitacion(server, crearPersona(server)));
  await page.getByRole("button", { name: "No quiero que me pregunten más" }).click();
  await expect(titulo(page, "No te preguntaremos más")).toBeVisible();
});

test("what waited for too long says that it is over, by the link and by the notification", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const haceDias = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  const direccion = direccionDeInvitacion(server, persona, haceDias);
  expect((await page.goto(direccion))?.status()).toBe(410);
  await expect(titulo(page, "Esta encuesta ya cerró. Gracias.")).toBeVisible();
  await entrarDirecto(page, server, persona);
  expect((await page.goto("/encuesta/nps"))?.status()).toBe(410);
  await expect(page.getByRole("link", { name: "Seguir en el sitio" })).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
});

test("the link of a mail ends the asking, without a session and without opening the survey", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const llave = llaveFirmada(server, "no-preguntar", invitar(server, persona));
  const preguntan = () =>
    conDatos(server, (db) =>
      db
        .prepare("select count(*) from turnos_de_encuesta where id_persona = ? and no_preguntar = 1")
        .pluck()
        .get(persona.idPersona),
    );
  await page.goto(`/no-preguntarme?${new URLSearchParams({ llave })}`);
  expect(preguntan()).toBe(0);
  await page.getByRole("button", { name: "No preguntarme más" }).click();
  await expect(titulo(page, "No te preguntaremos más")).toBeVisible();
  expect(preguntan()).toBe(1);
});

test("whoever accepted no terms reads them before they write, and is led in no circle where they do not", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  sinResponder(server, persona, "politicas");
  await entrarDirecto(page, server, persona);
  await page.goto("/encuesta/el-sitio");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const terminos = page.getByRole("link", { name: "Leer los términos" });
  await terminos.click();
  await page.getByRole("button", { name: "Ahora no" }).click();
  await terminos.click();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Aceptar y continuar" }).click();
  await expect(page).toHaveURL(/\/encuesta\/el-sitio$/);
  await expect(page.getByRole("textbox", { name: /Qué le falta/ })).toBeVisible();
});
