import { expect, ownServer, test } from "../../support/journey";
import {
  conDatos,
  crearPersona,
  entrar,
  entrarDirecto,
  llenarEntrada,
  resumenDeErrores,
  respuestaAlEnviar,
  titulo,
  type PersonaDePrueba,
} from "../../support/pasos";
import type { TestServer } from "../../support/server";

const documentoDe = (server: TestServer, { idPersona }: PersonaDePrueba) =>
  conDatos(
    server,
    (db) =>
      (
        db.prepare("select numero_documento as n from personas where id_persona = ?").get(idPersona) as {
          n: string;
        }
      ).n,
  );

test("with a document: the answer tells nothing, and the right password goes where one was going", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const numero = documentoDe(server, persona);
  await page.goto("/iniciar-sesion?redirect=%2Fagendar%2Fnutricion");
  await page.getByRole("link", { name: "Entrar con mi documento" }).click();
  const llenar = async (documento: string, clave: string) => {
    await page.getByLabel("Número de documento").fill(documento);
    await page.getByLabel("Contraseña", { exact: true }).fill(clave);
    await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  };
  const textos: string[] = [];
  for (const documento of [numero, "99999999"]) {
    const respuesta = respuestaAlEnviar(page);
    await llenar(documento, "no-es-esta-clave");
    expect((await respuesta).status()).toBe(400);
    await expect(resumenDeErrores(page)).toContainText("El documento o la contraseña no coinciden");
    await expect(page.getByLabel("Número de documento")).toHaveValue(documento);
    textos.push(await resumenDeErrores(page).innerText());
  }
  expect(textos[0]).toBe(textos[1]);
  await llenar(numero, persona.clave);
  await expect(page).toHaveURL(/\/agendar\/nutricion$/);
});

test("the form has four faces, and a product that nobody knows has none", async ({ page }) => {
  // The insurer knows its clients by their documents, so its form asks for a document.
  for (const [cara, campo] of Object.entries({
    "": "Correo electrónico",
    "/bienestar": "Correo electrónico",
    "/bienestar-app": "Correo electrónico",
    "/rimac": "Número de documento",
  })) {
    expect((await page.goto(`/iniciar-sesion${cara}`))?.status()).toBe(200);
    await expect(page.getByLabel(campo)).toBeVisible();
  }
  await page.goto("/iniciar-sesion/bienestar-app");
  await expect(page.getByText("Por ahora no hay una aplicación")).toBeVisible();
  expect((await page.goto("/iniciar-sesion/otro-producto"))?.status()).toBe(404);
});

const conApp = test.extend<object, { server: TestServer }>({
  server: ownServer({ env: { APP_DOWNLOAD_URL: "https://bienestar.example/descargar" } }),
});

conApp("from the app's face, the page that follows leads to the app", async ({ page, server }) => {
  await page.goto("/iniciar-sesion/bienestar-app?redirect=/agendar/nutricion");
  await llenarEntrada(page, crearPersona(server));
  await expect(titulo(page, /./)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/agendar/nutricion");
  await expect(page.getByRole("link", { name: "Descargar la app" })).toHaveAttribute(
    "href",
    "https://bienestar.example/descargar",
  );
});

test("one browser closes the session of another", async ({ page, browser, server }) => {
  const persona = crearPersona(server);
  const otroContexto = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1",
  });
  const otra = await otroContexto.newPage();
  await entrarDirecto(otra, server, persona);
  await entrar(page, persona, "/mi-perfil/sesiones");
  await expect(titulo(page, "Dispositivos con tu cuenta")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Este dispositivo");

  await page.getByRole("button", { name: "Cerrar tu acceso en Safari en un iPhone" }).click();
  await expect(page.getByRole("status")).toContainText("Cerramos ese acceso");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await otra.goto(`${server.url}/mi-zona-privada`);
  await expect(titulo(otra, "Iniciar sesión")).toBeVisible();

  // The person signs in again, and closes this session together with all the others.
  await llenarEntrada(otra, persona);
  await expect(titulo(otra, `Hola, ${persona.nombre}`)).toBeVisible();
  await page.goto("/mi-perfil/sesiones");
  await page.getByRole("button", { name: "Cerrar los demás" }).click();
  await expect(page.getByRole("status")).toContainText("Cerramos los demás accesos");
  await otra.reload();
  await expect(titulo(otra, "Iniciar sesión")).toBeVisible();
  await otroContexto.close();
});

test("signing in again closes the session that the browser had", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-perfil/sesiones");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});

test("the authentication error can be read, and its help carries a code and nobody's data", async ({
  page,
}) => {
  await page.goto(
    "/iniciar-sesion?redirect=%2Fagendar&error=autenticacion&codigo=5d3f7c1e-0000-4000-8000-000000000000",
  );
  const dialogo = page.getByRole("dialog", { name: "Lo sentimos, ocurrió un error inesperado" });
  await expect(dialogo).toContainText("Código de soporte: 5d3f7c1e-0000-4000-8000-000000000000");
  // No number is configured for help, so no link leads to an empty chat.
  await expect(dialogo.getByRole("link", { name: "Escribir un correo" })).toHaveAttribute(
    "href",
    /^mailto:ayuda@bienestar\.example\?/,
  );
  await dialogo.getByRole("link", { name: "Cerrar" }).click();
  await expect(dialogo).toBeHidden();
  await expect(page).toHaveURL(/\/iniciar-sesion\?redirect=%2Fagendar$/);
  await expect(page.getByLabel("Correo electrónico")).toBeVisible();
});

test("an address makes the authentication error say no code of its own", async ({ page }) => {
  await page.goto(`/iniciar-sesion?error=autenticacion&codigo=LLAMA-AL-999888777`);
  await expect(page.getByRole("dialog")).not.toContainText("999");
});
