import type { Page } from "@playwright/test";
import { crearEspecialista } from "../../support/especialista";
import { expect, test } from "../../support/journey";
import {
  buscarHorario,
  crearPersona,
  entrar,
  entrarDirecto,
  horasLibres,
  reservar,
  titulo,
} from "../../support/pasos";

/**
 * A device whose clock is three hours ahead. Every time that matters is the server's, so that clock changes nothing.
 */
test.describe("a device whose clock is three hours ahead", () => {
  test("sees the same time left", async ({ page, server, javaScriptEnabled }) => {
    if (javaScriptEnabled) await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await entrarDirecto(page, server, crearPersona(server));
    const antes = Date.now();
    await reservar(page, await crearEspecialista(server));
    const aviso = page.getByText(/Separado para ti hasta las/);
    const hasta = /las (\d\d:\d\d)/.exec(await aviso.innerText())![1]!;
    const enLima = (instante: number) =>
      new Date(instante).toLocaleTimeString("es-PE", {
        timeZone: "America/Lima",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      });
    const DIEZ_MINUTOS = 600_000;
    expect([enLima(antes + DIEZ_MINUTOS), enLima(Date.now() + DIEZ_MINUTOS)]).toContain(hasta);

    if (javaScriptEnabled) {
      await page.getByRole("checkbox").focus();
      await expect(page.getByText(/Quedan (9:\d\d|10:00) min/)).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(page.getByText(/Quedan (9:\d\d|10:00) min/)).toBeVisible();
    } else {
      await expect(page.getByText(/Quedan/)).toHaveCount(0);
    }
  });
});

test.describe("a device in another zone", () => {
  test.use({ timezoneId: "Europe/Madrid" });

  test("sees the hour there beside that of Peru once its zone is known", async ({
    page,
    context,
    server,
    javaScriptEnabled,
  }) => {
    // Signing in on the screen touches a form, which is when the page learns the time zone of the device.
    await page.goto("/iniciar-sesion");
    await page.getByLabel("Correo electrónico").focus();
    if (javaScriptEnabled) {
      await expect(async () => {
        expect((await context.cookies()).find(({ name }) => name === "zona")?.value).toBe("Europe/Madrid");
      }).toPass();
    }
    await entrar(page, crearPersona(server));
    const { direccion, hora } = await buscarHorario(page, await crearEspecialista(server));
    await page.goto(direccion);
    const primera = horasLibres(page).first();
    await expect(primera).toHaveAccessibleName(new RegExp(`^${hora}`));
    await expect(page.getByText(/hora de Perú/)).toBeVisible();
    await expect(page.getByText(/en tu hora local/)).toHaveCount(
      javaScriptEnabled ? (await horasLibres(page).count()) + 1 : 0,
    );
    if (javaScriptEnabled) {
      const madrid = new Date(await instanteDe(page, hora)).toLocaleTimeString("es-PE", {
        timeZone: "Europe/Madrid",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      });
      await expect(primera).toContainText(madrid);
      await page.getByRole("button", { name: "Reservar" }).click();
      await expect(titulo(page, "Resumen de tu sesión")).toBeVisible();
      await expect(page.getByRole("main")).toContainText(`(${madrid}`);
    }
  });
});

test("a device in the zone of Peru sees one hour only", async ({ page, server, javaScriptEnabled }) => {
  await page.goto("/iniciar-sesion");
  await page.getByLabel("Correo electrónico").focus();
  if (javaScriptEnabled) await page.waitForFunction(() => document.cookie.includes("zona=America/Lima"));
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto((await buscarHorario(page, await crearEspecialista(server))).direccion);
  await expect(horasLibres(page).first()).toBeVisible();
  await expect(page.getByText(/en tu hora local/)).toHaveCount(0);
});

test("a page says once that its hours are those of Peru, and hides it where the clock shows them all year", async ({
  browser,
  server,
  javaScriptEnabled,
}) => {
  for (const [timezoneId, visible] of [
    ["America/Lima", false],
    ["America/Bogota", false],
    ["America/New_York", true],
    ["Europe/Madrid", true],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url, timezoneId, javaScriptEnabled });
    const page = await context.newPage();
    for (const direccion of ["/", "/especialista", "/sorteo"]) {
      await page.goto(direccion);
      const nota = page.getByText(/hora de Perú/);
      await expect(nota, `${timezoneId} ${direccion}`).toHaveCount(1);
      await expect(nota, `${timezoneId} ${direccion}`).toBeVisible({
        visible: visible || !javaScriptEnabled,
      });
    }
    await context.close();
  }
});

/** Chosen instant, as the form sends it. */
async function instanteDe(page: Page, hora: string) {
  const iso = await page.locator("input[name=inicio]").inputValue();
  expect(
    new Date(iso).toLocaleTimeString("es-PE", {
      timeZone: "America/Lima",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  ).toBe(hora);
  return iso;
}
