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
