import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  cerrarSesion,
  crearPersona,
  entrarDirecto,
  llenarEntrada,
  reservar,
  resumenDeErrores,
  respuestaAlEnviar,
  sesionesEnAgenda,
  titulo,
} from "../../support/pasos";

test.describe("signing in", () => {
  test("the answer is the same for a wrong password and for an unknown account", async ({ page, server }) => {
    const { correo } = crearPersona(server);
    await page.goto("/iniciar-sesion");
    const textos: string[] = [];
    for (const correoEscrito of [correo, "nadie-con-este-correo@bienestar.example"]) {
      const respuesta = respuestaAlEnviar(page);
      await llenarEntrada(page, { correo: correoEscrito, clave: "no-es-esta-clave" });
      expect((await respuesta).status()).toBe(400);
      await expect(resumenDeErrores(page)).toContainText("El correo o la contraseña no coinciden");
      textos.push(await resumenDeErrores(page).innerText());
      // Typed values stay, except the password, which no page shows again.
      await expect(page.getByLabel("Correo electrónico")).toHaveValue(correoEscrito);
      await expect(page.getByLabel("Contraseña", { exact: true })).toHaveValue("");
    }
    expect(textos[0]).toBe(textos[1]);
  });

  test("who has no account is led to make one before anything else", async ({ page }) => {
    for (const [cara, formasDeEntrar] of [
      ["", ["Entrar con mi documento", /^Soy cliente/]],
      ["/rimac", ["Entrar con mi correo", /^No soy cliente/]],
    ] as const) {
      await page.goto(`/iniciar-sesion${cara}`);
      const otras = page.getByRole("navigation", { name: "Otras formas de entrar" }).getByRole("link");
      await expect(otras).toHaveText(["Crear cuenta", "Olvidé mi contraseña", ...formasDeEntrar]);
    }
  });

  test("empty fields are named one by one, and the summary has the focus", async ({ page }) => {
    await page.goto("/iniciar-sesion");
    await page
      .getByRole("main")
      .locator("form")
      .evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
    await expect(resumenDeErrores(page)).toContainText("Escribe tu correo electrónico");
    await expect(resumenDeErrores(page)).toContainText("Escribe tu contraseña");
    await expect(resumenDeErrores(page)).toBeFocused();
    await resumenDeErrores(page).getByRole("link", { name: "Escribe tu correo electrónico" }).click();
    await expect(page.getByLabel("Correo electrónico")).toBeFocused();
  });

  test("after too many tries it says how long to wait, and the right password waits too", async ({
    page,
    server,
  }) => {
    const persona = crearPersona(server);
    for (let intento = 0; intento < 5; intento += 1) {
      await page.request.post(`${server.url}/iniciar-sesion`, {
        form: { correo: persona.correo, clave: "no-es-esta-clave" },
        headers: { origin: server.url },
      });
    }
    await page.goto("/iniciar-sesion");
    const respuesta = respuestaAlEnviar(page);
    await llenarEntrada(page, persona);
    expect((await respuesta).status()).toBe(429);
    await expect(resumenDeErrores(page)).toContainText("Hubo demasiados intentos. Espera 15 minutos");
  });

  const HOSTILES = [
    "https://maligno.example/",
    "//maligno.example",
    "/\\maligno.example",
    "/%5Cmaligno.example",
    "/\t/maligno.example",
    "/./\n/maligno.example",
    "javascript:alert(1)",
    "/.//maligno.example",
    " //maligno.example",
    "@maligno.example",
  ];
  test("a redirect to somewhere else ends at home", async ({ page, request, server }) => {
    const persona = crearPersona(server);
    for (const destino of HOSTILES) {
      const answer = await request.post(
        `${server.url}/iniciar-sesion?${new URLSearchParams({ redirect: destino })}`,
        {
          form: { correo: persona.correo, clave: persona.clave },
          headers: { origin: server.url, cookie: "" },
          maxRedirects: 0,
        },
      );
      expect(new URL(answer.headers().location!, server.url).origin, destino).toBe(server.url);
    }
    await page.goto(`/iniciar-sesion?${new URLSearchParams({ redirect: HOSTILES[1]! })}`);
    await llenarEntrada(page, persona);
    await expect(page).toHaveURL(`${server.url}/mi-zona-privada`);
  });

  test("who has signed in already goes straight on", async ({ page, server }) => {
    await entrarDirecto(page, server, crearPersona(server));
    await page.goto("/iniciar-sesion?redirect=%2Fagendar%2Fnutricion");
    await expect(page).toHaveURL(/\/agendar\/nutricion$/);
  });
});

test("after signing out nothing private is shown, also when going back", async ({
  page,
  context,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-zona-privada");
  const saludo = `Hola, ${persona.nombre}`;
  await expect(titulo(page, saludo)).toBeVisible();
  const galletas = await context.cookies();

  await cerrarSesion(page);
  await expect(page.getByText("Cerraste tu sesión en este dispositivo.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Iniciar sesión" })).toBeVisible();
  await page.goBack();
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
  await expect(page.getByText(saludo)).toHaveCount(0);

  // A copy of the cookies is worth nothing either.
  await context.addCookies(galletas);
  await page.goto("/mi-zona-privada");
  await expect(titulo(page, "Iniciar sesión")).toBeVisible();
});

test("another person's order is not there", async ({ page, browser, server }) => {
  const duena = crearPersona(server, 1);
  await entrarDirecto(page, server, duena);
  const sinPagar = await crearEspecialista(server, { especialidad: "nutricion" });
  await reservar(page, sinPagar);
  const resumen = page.url();
  const pagada = await crearEspecialista(server);
  await reservar(page, { con: pagada.con, dia: 3 });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  const exito = page.url();

  const otroContexto = await browser.newContext();
  const otra = await otroContexto.newPage();
  await otra.goto(exito);
  await expect(titulo(otra, "Iniciar sesión")).toBeVisible();
  await entrarDirecto(otra, server, crearPersona(server));
  for (const direccion of [resumen, exito]) {
    for (const lugar of ["", "/carga", "/error", "/expirado", "/exito"]) {
      const ajena = new URL(direccion);
      ajena.pathname = `/resumen${lugar}`;
      await otra.goto(ajena.href);
      await expect(otra.getByText(sinPagar.nombre)).toHaveCount(0);
      await expect(otra.getByText(pagada.nombre)).toHaveCount(0);
      await expect(otra).not.toHaveURL(/\/resumen/);
    }
  }
  await expect(await sesionesEnAgenda(otra)).toHaveCount(0);
  await otroContexto.close();
});
