import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { titulo } from "../../support/pasos";
import { continuar, llenarHasta } from "../../support/pasosDeReclamo";

const enEspera = (page: Page) => page.getByRole("status").filter({ hasText: "por enviar" });

async function contarLoQuePaso(page: Page) {
  await llenarHasta(page, "¿Qué pasó?");
  await page.getByLabel("Detalle").fill("La sesión no se hizo.");
  await page.getByLabel("Pedido").fill("Que me devuelvan el dinero.");
}

test("a step of a complaint without a line waits in the device, and goes on when the line is back", async ({
  page,
  context,
}) => {
  await contarLoQuePaso(page);
  await context.setOffline(true);
  await continuar(page);
  await expect(enEspera(page)).toContainText("Queda en este dispositivo");
  await expect(page.getByLabel("Detalle")).toHaveValue("La sesión no se hizo.");
  await context.setOffline(false);
  await expect(titulo(page, "Revisa tu hoja")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Que me devuelvan el dinero.");
  await page.getByRole("button", { name: "Registrar reclamo" }).click();
  await expect(titulo(page, "Tu reclamo quedó registrado")).toBeVisible();
});

test("a step that waits when its page is closed is there when the person comes back", async ({
  page,
  context,
}) => {
  await contarLoQuePaso(page);
  await context.setOffline(true);
  await continuar(page);
  await expect(enEspera(page)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const otra = await context.newPage();
  await otra.goto("/reclamo");
  await expect.poll(() => otra.evaluate(() => document.cookie)).not.toContain("por_enviar");
  await otra.goto("/reclamo?paso=revision");
  await expect(otra.getByRole("main")).toContainText("La sesión no se hizo.");
});

test("a required field that is empty is said without a line too, and nothing is lost", async ({
  page,
  context,
}) => {
  await llenarHasta(page, "¿Qué pasó?");
  await page.getByLabel("Pedido").fill("Que me devuelvan el dinero.");
  await context.setOffline(true);
  await continuar(page);
  await expect(page.getByRole("status").filter({ hasText: "Te falta una respuesta" })).toBeVisible();
  await expect(page.getByLabel("Pedido")).toHaveValue("Que me devuelvan el dinero.");
});
