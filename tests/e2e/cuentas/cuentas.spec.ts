import { randomUUID } from "node:crypto";
import { expect, test } from "../../support/journey";
import {
  cerrarSesion,
  conDatos,
  crearPersona,
  llenarEntrada,
  resumenDeErrores,
  respuestaAlEnviar,
  titulo,
} from "../../support/pasos";
import { escribir, irA, pulsar } from "../../support/teclado";
import {
  CLAVE,
  codigoEn,
  continuar,
  llenarRegistro,
  ultimoCorreo,
  unDocumento,
} from "../../support/registro";

test("somebody signs up step by step, comes back to a draft, and ends where they were going", async ({
  page,
  server,
}) => {
  test.slow();
  const correo = `ana-${randomUUID()}@bienestar.example`;
  await page.goto("/iniciar-sesion?redirect=%2Fagendar%2Fnutricion");
  await pulsar(page, page.getByRole("link", { name: "Crear cuenta" }));
  await expect(page.getByText("Paso 1 de 5")).toBeVisible();
  await expect(page).toHaveTitle(/^Crea tu cuenta · /);
  const campo = (nombre: string) => page.getByLabel(nombre, { exact: true });
  const seguir = () => pulsar(page, page.getByRole("button", { name: "Continuar" }));
  const respuesta = respuestaAlEnviar(page).catch(() => null);
  await escribir(page, campo("Número de documento"), "1234");
  await seguir();
  await expect(resumenDeErrores(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Crea tu cuenta · /);
  await expect(resumenDeErrores(page)).toMatchAriaSnapshot(`
    - group "Revisa estos datos":
      - list:
        - listitem:
          - link /Son 8 dígitos/
  `);
  await pulsar(page, resumenDeErrores(page).getByRole("link"));
  await expect(campo("Número de documento")).toBeFocused();
  await expect(campo("Número de documento")).toHaveValue("1234");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(unDocumento());
  await page.keyboard.press("Enter");
  await respuesta;

  await expect(page).toHaveTitle(/^¿Cómo te llamas\? · Crea tu cuenta · /);
  await escribir(page, campo("Nombres"), "Ana María");
  await escribir(page, campo("Apellido paterno"), "Ríos");
  await seguir();
  await expect(page).toHaveTitle(/^¿Cómo te ubicamos\? · Crea tu cuenta · /);
  await escribir(page, campo("Celular"), "987 654 321");
  await escribir(page, campo("Correo electrónico"), correo);
  await escribir(page, campo("Contraseña"), CLAVE);
  await seguir();
  await expect(page).toHaveTitle(/^Antes de seguir · Crea tu cuenta · /);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Antes de seguir" [level=1]
    - checkbox "He leído y acepto los términos y condiciones"
    - button "Continuar"
  `);
  for (const casilla of await page.getByRole("checkbox").all()) await pulsar(page, casilla, "Space");
  await seguir();
  await expect(page).toHaveTitle(/^Revisa tu correo · Crea tu cuenta · /);

  // A step that is filled in is shown again; one that is not cannot be skipped to.
  await page.goto("/registro/nombres?redirect=%2Fagendar%2Fnutricion");
  await expect(page.getByLabel("Nombres")).toHaveValue("Ana María");
  await page.goto("/registro/codigo?redirect=%2Fagendar%2Fnutricion");

  const codigo = codigoEn(ultimoCorreo(server, correo));
  const elCodigo = campo("Código de verificación");
  await escribir(page, elCodigo, codigo === "000000" ? "000001" : "000000");
  await pulsar(page, page.getByRole("button", { name: "Crear cuenta" }));
  await expect(resumenDeErrores(page)).toBeFocused();
  expect(await irA(page, resumenDeErrores(page).getByRole("link", { name: /Ese código no es válido/ }))).toBe(
    1,
  );
  await page.keyboard.press("Enter");
  await expect(elCodigo).toBeFocused();
  await expect(elCodigo).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(codigo);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/agendar\/nutricion$/);
  await page.goto("/mi-perfil");
  await expect(page.getByText(correo)).toBeVisible();
});

test("whoever has an account already is told after the code, with the way on", async ({ page, server }) => {
  const persona = crearPersona(server);
  await page.goto("/registro-app/codigo");
  await expect(page).toHaveURL(/\/registro-app$/);
  await llenarRegistro(page, { documento: unDocumento(), correo: persona.correo });
  await expect(page).toHaveURL(/\/registro-app\/codigo$/);
  await expect(page.getByText("ya se encuentra registrado")).toHaveCount(0);
  await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, persona.correo)));
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  const aviso = page.getByRole("alert");
  await expect(aviso).toContainText("Este correo ya se encuentra registrado");
  await expect(titulo(page, "No pudimos crear tu cuenta")).toBeVisible();
  await expect(aviso.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
  // The code is used up, so its field is not offered again.
  await expect(page.getByLabel("Código de verificación")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Crear cuenta" })).toHaveCount(0);
  await aviso.getByRole("link", { name: "Recuperar mi contraseña" }).click();
  await expect(titulo(page, "Recuperar mi contraseña")).toBeVisible();
});

test("whoever mistyped their document corrects it, and keeps the password they chose", async ({
  page,
  server,
}) => {
  const correo = `eva-${randomUUID()}@bienestar.example`;
  // The document belongs to another person.
  const documento = String(50_000_000 + crearPersona(server).idPersona);
  await page.goto("/registro");
  await llenarRegistro(page, { documento, correo });
  await page.getByRole("button", { name: "Enviar otro código" }).click();
  await expect(page).toHaveTitle(/^Te enviamos otro código/);
  await expect(page.getByRole("status")).toContainText("El anterior ya no sirve.");
  await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, correo)));
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.getByRole("alert").getByRole("link", { name: "Revisar mis datos" }).click();
  await page.getByLabel("Número de documento").fill(unDocumento());
  await continuar(page);
  await continuar(page);
  const clave = page.getByLabel("Contraseña", { exact: true });
  await expect(clave).toHaveAccessibleDescription(/Déjala vacía para seguir con ella/);
  await page.getByLabel("Correo electrónico").fill(`otra-${correo}`);
  await continuar(page);
  await expect(resumenDeErrores(page)).toContainText("Cambiaste de correo: escribe una contraseña.");
  await page.getByLabel("Correo electrónico").fill(correo);
  await continuar(page);
  await expect(titulo(page, "Antes de seguir")).toBeVisible();
  for (const casilla of await page.getByRole("checkbox").all()) await casilla.check();
  await continuar(page);
  await expect(titulo(page, "Revisa tu correo")).toBeVisible();
  await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, correo)));
  await page.getByRole("button", { name: "Crear cuenta" }).click();
  await page.goto("/mi-perfil");
  await cerrarSesion(page);
  await page.goto("/iniciar-sesion");
  await llenarEntrada(page, { correo, clave: CLAVE });
  await page.goto("/mi-perfil");
  await expect(page.getByText(correo)).toBeVisible();
});

test("who has no DNI says so, and may come back to it", async ({ page }) => {
  await page.goto("/registro");
  await expect(page.getByLabel("Tipo de documento")).toHaveCount(0);
  await page.getByRole("link", { name: "Tengo otro documento" }).click();
  await page.getByLabel("Tipo de documento").selectOption("Pasaporte");
  await page.getByLabel("Número de documento").fill("AB12345");
  await continuar(page);
  await expect(page.getByText("Paso 2 de 5")).toBeVisible();
  await page.getByRole("link", { name: "Volver al paso anterior" }).click();
  await expect(page.getByLabel("Tipo de documento")).toHaveValue("3");
  await page.getByRole("link", { name: "Tengo DNI" }).click();
  await expect(page.getByLabel("Tipo de documento")).toHaveCount(0);
  await page.getByLabel("Número de documento").fill("1234567");
  await continuar(page);
  await expect(resumenDeErrores(page)).toContainText("Son 8 dígitos");
});

test("a lost password is replaced with the code, or with the link", async ({ page, server }) => {
  const persona = crearPersona(server);
  const pedir = async (correoODocumento: string) => {
    await page.goto("/recuperar-clave");
    await page.getByLabel("Correo electrónico o número de documento").fill(correoODocumento);
    await continuar(page);
    await expect(titulo(page, "Revisa tu correo")).toBeVisible();
    return page.getByRole("main").innerText();
  };
  const textos = [await pedir("nadie@bienestar.example"), await pedir(persona.correo)];
  expect(textos[0]).toBe(textos[1]);

  await page.getByRole("link", { name: "No me llegó: pedir otro" }).click();
  await page.getByLabel("Correo electrónico o número de documento").fill(persona.correo);
  await continuar(page);
  await expect(page.getByRole("status").filter({ hasText: "otro código va en camino" })).toBeVisible();

  await page.getByLabel("Código de verificación").fill(codigoEn(ultimoCorreo(server, persona.correo)));
  await continuar(page);
  await page.getByLabel("Contraseña nueva").fill("password123");
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(resumenDeErrores(page)).toContainText("se adivina rápido");
  await page.getByLabel("Contraseña nueva").fill(CLAVE);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await expect(titulo(page, "Tu contraseña cambió")).toBeVisible();

  // The link of the mail leads on to the page that the person wanted.
  await page.goto("/iniciar-sesion?redirect=%2Fagendar%2Fnutricion");
  await page.getByRole("link", { name: "Olvidé mi contraseña" }).click();
  await page.getByLabel("Correo electrónico o número de documento").fill(persona.correo);
  await continuar(page);
  await expect(titulo(page, "Revisa tu correo")).toBeVisible();
  const enlace = /\/recuperar-clave\/nueva\?\S+/.exec(ultimoCorreo(server, persona.correo))![0];
  await page.goto(enlace);
  await page.getByLabel("Contraseña nueva").fill(`${CLAVE} otra vez`);
  await page.getByRole("button", { name: "Guardar contraseña" }).click();
  await page.getByRole("main").getByRole("link", { name: "Iniciar sesión" }).click();
  await llenarEntrada(page, { correo: persona.correo, clave: `${CLAVE} otra vez` });
  await expect(page).toHaveURL(/\/agendar\/nutricion$/);
  await page.goto(enlace);
  await expect(page.getByRole("alert")).toContainText("Este enlace ya no sirve");
});

test("contact data are edited in place, and a stale edit shows both versions", async ({ page, server }) => {
  const persona = crearPersona(server);
  await page.goto("/iniciar-sesion?redirect=%2Fmi-perfil");
  await llenarEntrada(page, persona);
  await page.getByRole("link", { name: "Editar tus datos de contacto" }).click();
  conDatos(server, (db) =>
    db
      .prepare("update personas set telefono = '911111111', version = version + 1 where id_persona = ?")
      .run(persona.idPersona),
  );
  await page.getByLabel("Celular", { exact: true }).fill("922222222");
  const respuesta = respuestaAlEnviar(page);
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Guardar" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("911111111");
  await expect(page.getByRole("alert")).toContainText("922222222");
  await expect(page.getByLabel("Celular", { exact: true })).toHaveValue("922222222");
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("status")).toContainText("Guardamos tus datos de contacto");
  await expect(page.getByText("+51 922222222")).toBeVisible();
});

test("a new mail leads to where its code is wanted, which every later look at the profile points to", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  const nuevo = `nuevo-${persona.correo}`;
  await page.goto("/iniciar-sesion?redirect=%2Fmi-perfil");
  await llenarEntrada(page, persona);
  await page.getByRole("link", { name: "Editar tus datos de contacto" }).click();
  await expect(page.getByRole("region", { name: "Datos de contacto" })).toBeFocused();
  await page.getByLabel("Correo electrónico").fill(nuevo);
  await page.getByLabel("Contraseña", { exact: true }).fill(persona.clave);
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("region", { name: "Verifica tu correo nuevo" })).toBeFocused();
  await expect(page.getByLabel("Código de verificación")).toBeInViewport();

  await page.goto("/mi-perfil");
  await page.getByRole("link", { name: "Escribir el código" }).click();
  await expect(page.getByLabel("Código de verificación")).toBeInViewport();

  await page.getByRole("button", { name: "Enviar otro código" }).click();
  await expect(page.getByRole("status")).toContainText("Te enviamos otro código");
  await page.getByRole("button", { name: "Quedarme con mi correo actual" }).click();
  await expect(page.getByRole("status")).toContainText("Te quedas con tu correo de siempre");
  await expect(page.getByLabel("Código de verificación")).toHaveCount(0);
});

test("names are corrected in place: what is wrong is named, what is stale is shown, and the rest is kept", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await page.goto("/iniciar-sesion?redirect=%2Fmi-perfil");
  await llenarEntrada(page, persona);
  await page.getByRole("link", { name: "Corregir tus nombres" }).click();
  await page.getByLabel("Nombres").fill("");
  await page.getByLabel("Apellido paterno").fill("Quispe Mamani");
  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(resumenDeErrores(page)).toContainText("Escribe tus nombres");
  await expect(page.getByLabel("Apellido paterno")).toHaveValue("Quispe Mamani");

  conDatos(server, (db) =>
    db
      .prepare("update personas set nombre = 'Otra', version = version + 1 where id_persona = ?")
      .run(persona.idPersona),
  );
  await page.getByLabel("Nombres").fill("María José");
  const respuesta = respuestaAlEnviar(page);
  await page.getByRole("button", { name: "Guardar" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Otra");
  await expect(page.getByLabel("Nombres")).toHaveValue("María José");

  await page.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("status")).toContainText("Guardamos tus nombres");
  await expect(page).toHaveURL(/\/mi-perfil$/);
  await expect(page.getByRole("definition").filter({ hasText: /^María José$/ })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Quispe Mamani" })).toBeVisible();
  await page.goto("/mi-zona-privada");
  await expect(titulo(page, /Hola, María José/)).toBeVisible();
});
