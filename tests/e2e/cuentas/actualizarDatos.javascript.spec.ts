import { expect, test } from "../../support/journey";
import { llegarAlModal } from "../../support/modales";

test.beforeEach(async ({ page, server }) => {
  await llegarAlModal(page, server, "actualizar-datos");
  await expect(page.getByRole("dialog", { name: /celular/ })).toBeVisible();
  await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
});

test("the update of data keeps the focus inside, and neither Escape nor a click beside it closes it", async ({
  page,
}) => {
  const dialogo = page.getByRole("dialog");
  for (let vez = 0; vez < 25; vez += 1) {
    await page.keyboard.press("Tab");
    const fuera = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(fuera).toBe(false);
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialogo).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.click(20, 400);
  await expect(dialogo).toBeVisible();
  await expect(page).toHaveURL(/modal=actualizar-datos/);
  expect((await dialogo.boundingBox())?.width).toBe(464);
});

test("its button says that it is sending, and two clicks send once", async ({ page }) => {
  await page.getByLabel(/acepto las bases/).check();
  const enviados: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") enviados.push(request.resourceType());
  });
  const boton = page.getByRole("button", { name: "Aceptar y continuar" });
  // The page itself notes the state of the button: while a document is being sent, no test can ask for it.
  await boton.evaluate((elemento: HTMLButtonElement) => {
    new MutationObserver(() =>
      sessionStorage.setItem("dijo", elemento.getAttribute("aria-busy") ?? ""),
    ).observe(elemento, { attributeFilter: ["aria-busy"] });
    elemento.click();
    elemento.click();
  });
  await expect(page.getByRole("dialog", { name: "Tus datos se han guardado con éxito" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("dijo"))).toBe("true");
  expect(enviados).toEqual(["document"]);
});
