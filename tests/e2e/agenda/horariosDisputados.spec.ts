import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  buscarHorario,
  crearPersona,
  cuentasDe,
  dejarVencer,
  direccionDeAgenda,
  entrarDirecto,
  HORA,
  horasLibres,
  irAPagar,
  reservar,
  respuestaAlEnviar,
  TARJETA,
  pagarCon,
  titulo,
  ESPERA_LARGA,
} from "../../support/pasos";

test.describe("two people want the same time", () => {
  test("the second gets a clear page with the three nearest times, and goes on with one", async ({
    page,
    browser,
    server,
  }) => {
    const perdedora = crearPersona(server, 1);
    await entrarDirecto(page, server, perdedora);
    const { con, nombre: especialista } = await crearEspecialista(server);
    const elegido = await buscarHorario(page, { con, hora: 1 });
    await page.goto(elegido.direccion);

    const otroContexto = await browser.newContext();
    const otra = await otroContexto.newPage();
    await entrarDirecto(otra, server, crearPersona(server));
    await otra.goto(elegido.direccion);
    await otra.getByRole("button", { name: "Reservar" }).click();
    await expect(titulo(otra, "Resumen de tu sesión")).toBeVisible();

    const respuesta = respuestaAlEnviar(page);
    await page.getByRole("button", { name: "Reservar" }).click();
    expect((await respuesta).status()).toBe(409);
    await expect(page.getByRole("alert")).toContainText("Otra persona acaba de tomar ese horario");
    const cercanos = page
      .getByRole("list", { name: "Horarios más cercanos" })
      .getByRole("link", { name: HORA });
    await expect(cercanos).toHaveCount(3);
    for (const cercano of await cercanos.all()) {
      await expect(cercano).toHaveAccessibleName(new RegExp(`^\\d\\d:\\d\\d, .+, con ${especialista}$`));
    }
    for (const nombre of await cercanos.allInnerTexts()) {
      expect(nombre).not.toBe(elegido.hora);
    }

    await cercanos.first().click();
    await page.getByRole("button", { name: "Reservar" }).click();
    await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Usar mi saldo" }).click();
    await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
    await otroContexto.close();
  });

  test("at the same instant: exactly one gets it", async ({ page, browser, server }) => {
    const contextos = [page.context(), await browser.newContext()];
    const paginas = [page, await contextos[1]!.newPage()];
    await entrarDirecto(page, server, crearPersona(server));
    await entrarDirecto(paginas[1]!, server, crearPersona(server));
    const { direccion } = await buscarHorario(page, await crearEspecialista(server));
    await Promise.all(paginas.map((pagina) => pagina.goto(direccion)));
    const estados = await Promise.all(
      paginas.map(async (pagina) => {
        const respuesta = respuestaAlEnviar(pagina);
        await pagina.getByRole("button", { name: "Reservar" }).click();
        return (await respuesta).status();
      }),
    );
    expect(estados.sort()).toEqual([303, 409]);
    await contextos[1]!.close();
  });
});

test("a person cannot keep two sessions that overlap, until one is given back", async ({
  page,
  browser,
  server,
}) => {
  const primera = await crearEspecialista(server);
  const aLaVez = await crearEspecialista(server);
  await entrarDirecto(page, server, crearPersona(server));
  const { direccion, dia, hora } = await buscarHorario(page, primera);
  await page.goto(direccion);
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  const resumen = page.url();

  await page.goto(`${direccionDeAgenda(aLaVez.con)}&dia=${dia}&hora=${hora}`);
  const respuesta = respuestaAlEnviar(page);
  await page.getByRole("button", { name: "Reservar" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Ya tienes otra sesión a esa hora");

  // A held time is offered to no other person until it is released.
  const otroContexto = await browser.newContext();
  const otra = await otroContexto.newPage();
  await entrarDirecto(otra, server, crearPersona(server));
  await otra.goto(`${direccionDeAgenda(primera.con)}&dia=${dia}`);
  await expect(horasLibres(otra).filter({ hasText: hora })).toHaveCount(0);

  await page.goto(resumen);
  await page.getByRole("button", { name: "Cambiar horario" }).click();
  await expect(titulo(page, `Tu sesión con ${primera.nombre}`)).toBeVisible();
  await otra.reload();
  await expect(horasLibres(otra).filter({ hasText: hora })).toHaveCount(1);
  await otroContexto.close();

  await page.goto(`${direccionDeAgenda(aLaVez.con)}&dia=${dia}&hora=${hora}`);
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
});

test("nobody keeps more than three times at once: the refusal names them, and one press gives one back", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const { con, nombre } = await crearEspecialista(server);
  for (const dia of [1, 2, 3]) await reservar(page, { con, dia });
  const { direccion } = await buscarHorario(page, { con, dia: 4 });
  await page.goto(direccion);
  const respuesta = respuestaAlEnviar(page);
  await page.getByRole("button", { name: "Reservar" }).click();
  expect((await respuesta).status()).toBe(409);
  await expect(page.getByRole("alert")).toContainText("Puedes separar hasta 3 horarios a la vez");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("list", { name: "Horarios más cercanos" })).toHaveCount(0);
  const apartados = page.getByRole("list", { name: "Horarios que tienes separados" });
  await expect(apartados.getByRole("link", { name: nombre })).toHaveCount(3);
  const soltar = apartados.getByRole("button", { name: /^Liberar / });
  await expect(soltar).toHaveCount(3);
  await soltar.first().click();
  // The page returns to the refused choice, which can be held now.
  const aviso = page.getByRole("status").filter({ hasText: "Soltaste ese horario. Ya puedes separar otro." });
  await expect(aviso).toBeVisible();
  // The notice covers nothing of the card that stays in sight.
  const [deAviso, deBoton] = await Promise.all([
    aviso.boundingBox(),
    page.getByRole("button", { name: "Reservar" }).boundingBox(),
  ]);
  expect(
    deBoton!.y >= deAviso!.y + deAviso!.height || deBoton!.y + deBoton!.height <= deAviso!.y,
    "the button stands clear of the notice",
  ).toBe(true);
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
});

test("another specialist at the same hour takes the place of the one that is kept, in one press", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  const otra = await crearEspecialista(server);
  const { direccion } = await reservar(page, await crearEspecialista(server));
  const sesion = page.getByRole("region", { name: "Tu sesión" });
  const hora = (await sesion.getByRole("time").textContent())!;
  await page.getByText("Cambiar de especialista, a la misma hora").click();
  await page.getByRole("button", { name: `Elegir a ${otra.nombre}` }).click();
  await expect(sesion.getByText(otra.nombre)).toBeVisible();
  await expect(sesion.getByRole("time")).toHaveText(hora);
  await page.goto(direccion);
  await expect(page.getByRole("button", { name: "Reservar" })).toBeVisible();
});

test("choosing again what one already keeps leads back to its summary", async ({ page, server }) => {
  await entrarDirecto(page, server, crearPersona(server));
  const { direccion } = await buscarHorario(page, await crearEspecialista(server));
  await page.goto(direccion);
  await page.getByRole("button", { name: "Reservar" }).click();
  await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
  const resumen = page.url();
  await page.goBack();
  const otraVez = page.getByRole("button", { name: "Reservar" });
  // The page from the browser's memory still has the button.
  if (await otraVez.isVisible()) {
    await otraVez.click();
    await expect(page).toHaveURL(resumen);
  }
  // The page, opened anew, tells the person that the time is held, and until when.
  await page.goto(direccion);
  const main = page.getByRole("main");
  await expect(main).toContainText(/Lo tienes separado hasta las \d{2}:\d{2}/);
  await expect(main).not.toContainText("ya no está libre");
  await expect(otraVez).toHaveCount(0);
  await page.getByRole("link", { name: "Elegir otro" }).click();
  await expect(horasLibres(page).first()).toBeVisible();
  await expect(main).not.toContainText("Lo tienes separado");
  await page.goto(direccion);
  await page.getByRole("link", { name: "Terminar reserva" }).click();
  await expect(page).toHaveURL(resumen);
});

test.describe("a kept time that ran out", () => {
  test("is nobody's: its pages say so, and the public page offers it at once", async ({
    page,
    browser,
    server,
  }) => {
    const persona = crearPersona(server, 1);
    await entrarDirecto(page, server, persona);
    const { con } = await crearEspecialista(server);
    // The public page shows the times of the first day, so one of those is held.
    const { dia, hora } = await reservar(page, { con, dia: 0 });
    const resumen = page.url();

    const anonimo = await (await browser.newContext()).newPage();
    const seOfrece = async () => {
      await expect(titulo(anonimo, /./)).toBeVisible();
      const enlaces = await anonimo.getByRole("link", { name: new RegExp(`^${hora}`) }).all();
      const direcciones = await Promise.all(enlaces.map((enlace) => enlace.getAttribute("href")));
      return direcciones.some((direccion) => direccion!.includes(`dia=${dia}&hora=${hora}`));
    };
    await anonimo.goto(`/especialista/${con}`);
    expect(await seOfrece()).toBe(false);
    dejarVencer(server, persona);
    await anonimo.reload();
    expect(await seOfrece()).toBe(true);
    await anonimo.context().close();

    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Pagar" }).click();
    await expect(titulo(page, "Tu reserva expiró")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("No se hizo ningún cobro");
    await page.goto(resumen);
    await expect(titulo(page, "Tu reserva expiró")).toBeVisible();
    expect(cuentasDe(server, persona)).toEqual({ citas: 0, pedidosPagados: 0, cobrosHechos: 0, gastados: 0 });
    await page.getByRole("link", { name: "Elegir un horario" }).click();
    await expect(titulo(page, /^Tu sesión con /)).toBeVisible();
  });

  test("while the card was being typed: the money comes back or never left", async ({ page, server }) => {
    const persona = crearPersona(server);
    await entrarDirecto(page, server, persona);
    await reservar(page, await crearEspecialista(server));
    await irAPagar(page);
    dejarVencer(server, persona);
    await pagarCon(page, TARJETA.rechazada);
    // The clock closes the gateway's page within seconds. Whichever happens first, there is a way back from it.
    const expiro = titulo(page, "Tu reserva expiró");
    const cerrada = page.getByRole("link", { name: "Volver a Bienestar" });
    await expect(expiro.or(cerrada)).toBeVisible({ timeout: ESPERA_LARGA });
    if (await cerrada.isVisible()) await cerrada.click();
    await expect(expiro).toBeVisible({ timeout: ESPERA_LARGA });
    await expect(page.getByRole("main")).toContainText("No se hizo ningún cobro");
  });
});
