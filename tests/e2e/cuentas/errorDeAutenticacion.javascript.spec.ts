import { expect, test } from "../../support/journey";

test("the authentication error keeps the focus inside and closes with Escape", async ({ page }) => {
  await page.goto("/iniciar-sesion?error=autenticacion");
  const dialogo = page.getByRole("dialog");
  // The dialog is modal, so what lies behind it is out of reach.
  await expect.poll(() => dialogo.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  for (let vez = 0; vez < 6; vez++) {
    await page.keyboard.press("Tab");
    const afuera = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(afuera).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialogo).toBeHidden();
  await expect(page).toHaveURL(/\/iniciar-sesion$/);
  await page.reload();
  await expect(dialogo).toHaveCount(0);
});

test("the authentication error is closed before the address says so, and leaves the page within reach", async ({
  page,
}) => {
  await page.goto("/iniciar-sesion?error=autenticacion");
  await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  // React's further work waits for ever; a person can close the dialog all the same.
  await page.evaluate(() => {
    window.queueMicrotask = () => {};
  });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/iniciar-sesion$/);
  expect(await page.evaluate(() => document.querySelector("dialog[open], dialog:modal"))).toBeNull();
  await page.getByLabel("Correo electrónico").click();
  await expect(page.getByLabel("Correo electrónico")).toBeFocused();
});

test("the authentication error is 465 px wide on a desktop, and a sheet from below on a telephone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/iniciar-sesion?error=autenticacion");
  expect((await page.getByRole("dialog").boundingBox())?.width).toBe(465);
  await page.setViewportSize({ width: 360, height: 800 });
  const hoja = await page.getByRole("dialog").boundingBox();
  expect(hoja).toMatchObject({ x: 0, width: 360 });
  expect(hoja!.y + hoja!.height).toBe(800);
});

test("each opening is one event in the data layer, and none before measuring is allowed", async ({
  page,
}) => {
  const eventos = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === "login-auth-error"));
  const abrir = async () => {
    await page.goto("/iniciar-sesion?error=autenticacion&codigo=5d3f7c1e-0000-4000-8000-000000000000");
    await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  };
  await abrir();
  expect(await eventos()).toEqual([]);
  await page.goto("/privacidad");
  await page.getByRole("link", { name: "medición del uso" }).click();
  await page.getByRole("button", { name: "Encender la medición" }).click();
  await expect(page.getByRole("status")).toContainText("Encendiste la medición");
  await abrir();
  await expect.poll(eventos).toEqual([{ event: "login-auth-error", error: { code: "authentication" } }]);
  // The app counts the error itself.
  await page.goto("/iniciar-sesion?error=autenticacion&webview=on");
  await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
  expect(await eventos()).toEqual([]);
  await page.goto("/privacidad/medicion?webview=off");
  await page.getByRole("button", { name: "Apagar la medición" }).click();
  await expect(page.getByRole("status")).toContainText("Apagaste la medición");
  await abrir();
  expect(await eventos()).toEqual([]);
});
