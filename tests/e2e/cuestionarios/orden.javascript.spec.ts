import { expect, test } from "../../support/journey";
import { hidratada } from "../../support/hidratacion";
import { empezarTest, responderTest } from "../../support/testDeBienestar";

test("an option that is dragged to another place is kept there at once", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await empezarTest(page);
  await responderTest(page, { hasta: "¿Qué te gustaría cuidar primero?" });
  await page.getByRole("combobox", { name: "Puesto de Sueño" }).focus();
  await hidratada(page);
  const fila = (texto: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: texto });
  const guardado = page.waitForResponse((respuesta) => respuesta.request().method() === "POST");
  const cargada = page.waitForEvent("load");
  await fila("Vínculos").dragTo(fila("Sueño"));
  expect((await guardado).status()).toBe(204);
  // The page is the same that a form without scripts would have brought.
  await cargada;
  await expect(page).toHaveURL(/#orden$/);
  await expect(page.getByRole("combobox", { name: "Puesto de Vínculos" })).toHaveValue("1");
  await expect(page.getByRole("combobox", { name: "Puesto de Sueño" })).toHaveValue("2");
});
