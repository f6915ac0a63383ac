import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  entrarDirecto,
  llenarEntrada,
  reservar,
  respuestaAlEnviar,
  titulo,
} from "../../support/pasos";

test("a sign-in that fails says so over what was typed, and shows none of what is secret", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await page.goto("/iniciar-sesion?redirect=%2Fagendar");
  conDatos(server, (db) => db.exec("alter table intentos rename to intentos_perdidos"));
  try {
    const respuesta = respuestaAlEnviar(page);
    await llenarEntrada(page, persona);
    expect((await respuesta).status()).toBe(500);
    const modal = page.getByRole("dialog", { name: "Lo sentimos, ocurrió un error inesperado" });
    await expect(modal).toBeVisible();
    const codigo = await modal.locator("code").innerText();
    expect(await page.content()).not.toContain(persona.clave);
    await server.line(new RegExp(codigo));
    const informe = server.output.find((linea) => linea.includes(codigo) && linea.includes("informe"));
    expect(informe ?? "").not.toContain(persona.correo);
  } finally {
    conDatos(server, (db) => db.exec("alter table intentos_perdidos rename to intentos"));
  }
  await expect(page.locator("[name=correo]")).toHaveValue(persona.correo);
});

test("a page that failed knows who looks at it, whom they deal with, and how to look again", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  conDatos(server, (db) => db.exec("alter table accesos rename to accesos_perdidos"));
  const pie = page.getByRole("contentinfo");
  try {
    await page.goto("/mi-zona-privada/saldo?vista=todo");
    await expect(titulo(page, "Lo sentimos, hay un error de servicio")).toBeVisible();
    await expect(page.getByLabel("Tu cuenta")).toBeVisible();
    await expect(page.getByRole("link", { name: "Iniciar sesión" })).toHaveCount(0);
    await expect(pie).toContainText("RUC 20000000001");
    await expect(page.getByRole("link", { name: "Volver a intentarlo" })).toHaveAttribute(
      "href",
      "/mi-zona-privada/saldo?vista=todo",
    );
    const reclamo = await page.goto("/reclamo");
    expect(reclamo!.status(), "it asks nobody anything").toBe(200);
    await expect(page.getByLabel("Tu cuenta")).toBeVisible();
  } finally {
    conDatos(server, (db) => db.exec("alter table accesos_perdidos rename to accesos"));
  }
  conDatos(server, (db) => db.exec("alter table intentos rename to intentos_perdidos"));
  try {
    await page.goto("/recuperar-clave");
    await page.getByLabel("Correo electrónico o número de documento").fill(persona.correo);
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
    await expect(pie, "a form that failed").toContainText("RUC 20000000001");
  } finally {
    conDatos(server, (db) => db.exec("alter table intentos_perdidos rename to intentos"));
  }
});

test("an action that fails keeps what was typed", async ({ page, server }) => {
  const persona = crearPersona(server);
  await page.goto("/recuperar-clave");
  conDatos(server, (db) => db.exec("alter table intentos rename to intentos_perdidos"));
  try {
    const respuesta = respuestaAlEnviar(page);
    await page.getByLabel("Correo electrónico o número de documento").fill(persona.correo);
    await page.getByRole("button", { name: "Continuar" }).click();
    expect((await respuesta).status()).toBe(500);
    await expect(titulo(page, "Lo sentimos, hay un error de servicio")).toBeVisible();
    await expect(page.getByText("No hemos podido completar tu solicitud.")).toBeVisible();
    const codigo = await page.locator("code").innerText();
    await server.line(new RegExp(codigo));
  } finally {
    conDatos(server, (db) => db.exec("alter table intentos_perdidos rename to intentos"));
  }
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await expect(page).toHaveURL(/\/recuperar-clave\/codigo/);
});

test("what one person typed and lost is not saved as another's", async ({ page, server }) => {
  const [quienEscribe, otraPersona] = [crearPersona(server), crearPersona(server)];
  await entrarDirecto(page, server, quienEscribe);
  await page.goto("/datos-de-compra");
  await page.getByLabel("Nombre completo").fill("Nombre de quien escribe");
  conDatos(server, (db) => db.exec("alter table datos_de_compra rename to datos_perdidos"));
  try {
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("button", { name: "Volver a intentarlo" })).toBeVisible();
  } finally {
    conDatos(server, (db) => db.exec("alter table datos_perdidos rename to datos_de_compra"));
  }
  await page.context().clearCookies();
  await entrarDirecto(page, server, otraPersona);
  const respuesta = respuestaAlEnviar(page);
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(titulo(page, "Esa página ya no se puede enviar")).toBeVisible();
  expect(await page.content()).not.toContain("Nombre de quien escribe");
  await page.getByRole("link", { name: "Llenarlo de nuevo" }).click();
  await expect(page.getByLabel("Nombre completo")).not.toHaveValue("Nombre de quien escribe");
});

test("a payment that fails says what was kept, that nothing was charged, and whom to ask", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await reservar(page, await crearEspecialista(server));
  const codigo = page.locator("code");
  const pagar = page.getByRole("button", { name: "Pagar" });
  await page.getByRole("checkbox").check();

  // The database of the test gateway is broken, so the gateway fails.
  conDatos(server, (db) => db.exec("alter table pasarela_preferencias rename to preferencias_perdidas"));
  try {
    const respuesta = respuestaAlEnviar(page);
    await pagar.click();
    expect((await respuesta).status()).toBe(503);
    const resumen = page.getByRole("group", { name: "No pudimos abrir el pago" });
    await expect(resumen).toContainText("Tu horario sigue separado y no se hizo ningún cobro.");
    await expect(resumen).toContainText("código de soporte");
    const ayuda = page.getByRole("link", { name: "Escríbenos con este código" });
    expect(await ayuda.getAttribute("href")).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  } finally {
    conDatos(server, (db) => db.exec("alter table preferencias_perdidas rename to pasarela_preferencias"));
  }

  // The table of charges is missing, so our own database fails.
  conDatos(server, (db) => db.exec("alter table cobros rename to cobros_perdidos"));
  try {
    await pagar.click();
    await expect(titulo(page, "Lo sentimos, hay un error de servicio")).toBeVisible();
    await expect(
      page.getByText("No se hizo ningún cobro. Si tienes un horario separado, Mi zona dice hasta cuándo."),
    ).toBeVisible();
    await server.line(new RegExp(await codigo.innerText()));
    await expect(page.getByRole("link", { name: /^(Ir a WhatsApp|Escribir un correo)$/ })).toBeVisible();
  } finally {
    conDatos(server, (db) => db.exec("alter table cobros_perdidos rename to cobros"));
  }
  await page.getByRole("button", { name: "Volver a intentarlo" }).click();
  await expect(page.getByText("Pasarela de prueba: no se cobra dinero")).toBeVisible();
});
