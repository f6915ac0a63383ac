import type { Page } from "@playwright/test";
import { hidratada } from "../../support/hidratacion";
import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import { elegir, empezarTest, siguiente } from "../../support/testDeBienestar";

/** Delays the scripts of a page until the test lets them load. */
async function conGuionesLentos(page: Page) {
  let soltar = () => {};
  const sueltos = new Promise<void>((resolve) => (soltar = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await sueltos;
    await route.continue();
  });
  return soltar;
}

test.describe("what is chosen while the scripts are on their way", () => {
  test.beforeEach(async ({ page, server }) => {
    await entrarDirecto(page, server, crearPersona(server));
    await empezarTest(page);
  });

  test("stays chosen in a question that nobody answered yet", async ({ page }) => {
    const soltar = await conGuionesLentos(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await elegir(page, "4");
    soltar();
    await hidratada(page);
    await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
    await siguiente(page);
    await page.getByRole("button", { name: "Anterior" }).click();
    await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
  });

  test("takes the place of what was answered before", async ({ page }) => {
    await elegir(page, "7");
    await siguiente(page);
    await page.getByRole("button", { name: "Anterior" }).click();
    await expect(page.getByRole("radio", { name: "7", exact: true })).toBeChecked();
    const soltar = await conGuionesLentos(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    await elegir(page, "4");
    soltar();
    await hidratada(page);
    await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
    await siguiente(page);
    await page.getByRole("button", { name: "Anterior" }).click();
    await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
  });
});
