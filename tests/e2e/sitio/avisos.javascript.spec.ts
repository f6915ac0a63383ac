import { COOKIE_DE_AVISOS } from "../../../app/domain/shared/navegacion/parametros";
import { expect, test } from "../../support/journey";

/** A notice with a fake clock. The page's clock stands still except for the time that each step lets pass. */
test("a notice stays 8 seconds, and none of them goes by while it is pointed at or has the focus", async ({
  page,
  server,
}) => {
  const desde = new Date("2026-11-09T15:00:00Z");
  await page
    .context()
    .addCookies([{ name: COOKIE_DE_AVISOS, value: "medicion-del-uso-apagada", url: server.url }]);
  await page.clock.install({ time: desde });
  await page.clock.pauseAt(new Date(desde.getTime() + 1000));
  await page.goto("/iniciar-sesion");
  await page.getByLabel("Correo electrónico").focus();
  const aviso = page.getByRole("status").filter({ hasText: "Apagaste la medición." });
  const cerrar = aviso.getByRole("button", { name: "Cerrar aviso" });
  await expect(cerrar).toBeVisible();

  await page.clock.runFor(7000);
  await aviso.hover();
  await page.clock.runFor(60_000);
  await expect(aviso).toBeVisible();
  await page.mouse.move(0, 0);
  await cerrar.focus();
  await page.clock.runFor(60_000);
  await expect(aviso).toBeVisible();
  await cerrar.blur();
  await page.clock.runFor(999);
  await expect(aviso).toBeVisible();
  await page.clock.runFor(1);
  await expect(aviso).toHaveCount(0);
});

declare global {
  interface Window {
    cambios: number[];
  }
}

/** Shifts are counted as Chromium does for CLS: those within 500 ms of a press do not count. */
test("a notice moves nothing: neither when it comes, nor when its time is over, nor when it is out of sight", async ({
  page,
  server,
}) => {
  const desde = new Date("2026-11-09T15:00:00Z");
  await page
    .context()
    .addCookies([
      { name: COOKIE_DE_AVISOS, value: "medicion-del-uso-apagada.envio-guardado", url: server.url },
    ]);
  await page.addInitScript(() => {
    window.cambios = [];
    new PerformanceObserver((lista) => {
      for (const cambio of lista.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!cambio.hadRecentInput) window.cambios.push(cambio.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.clock.install({ time: desde });
  await page.clock.pauseAt(new Date(desde.getTime() + 1000));
  await page.goto("/especialista");
  const avisos = page.getByRole("status").filter({ hasText: /medición|Tu sesión terminó/ });
  await expect(avisos).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Cerrar aviso" })).toHaveCount(2);
  const titulo = page.getByRole("heading", { level: 1 });
  const enPantalla = async () => Math.round((await titulo.boundingBox())!.y);
  const alto = await enPantalla();

  // The first notice has the focus, which holds it.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(8000);
  await expect(avisos).toHaveCount(0);
  expect(await enPantalla()).toBe(alto);

  const largo = () => page.evaluate(() => document.documentElement.scrollHeight);
  const conAvisos = await largo();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(largo).toBeLessThan(conAvisos);
  expect(await page.evaluate(() => window.cambios)).toEqual([]);
});

test("a notice that the person closes gives its room back", async ({ page, server }) => {
  await page
    .context()
    .addCookies([{ name: COOKIE_DE_AVISOS, value: "medicion-del-uso-apagada", url: server.url }]);
  await page.goto("/especialista");
  const titulo = page.getByRole("heading", { level: 1 });
  const cerrar = page.getByRole("button", { name: "Cerrar aviso" });
  await expect(cerrar).toBeVisible();
  const alto = (await titulo.boundingBox())!.y;
  await cerrar.click();
  await expect.poll(async () => (await titulo.boundingBox())!.y).toBeLessThan(alto - 40);
});
