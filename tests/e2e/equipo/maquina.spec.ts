import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { titulo } from "../../support/pasos";

const test = journeyDeEquipo();

test("Sistemas sees the state of the service, and nothing about a person", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.getByRole("link", { name: "Máquina" }).click();
  await expect(titulo(page, "Máquina")).toBeVisible();
  const servicio = page.getByRole("region", { name: "Servicio" });
  await expect(servicio).toContainText(/SQLite, \d/);
  await expect(servicio).toContainText(`Node${process.versions.node}`);
  await expect(page.getByRole("region", { name: "Último respaldo" })).toContainText("No hay");
  await expect(page.getByRole("region", { name: "Otros sistemas" })).toContainText("Antivirus");
  await expect(page.getByRole("table", { name: "Correos" })).toContainText("Códigos urgentes");
  await expect(page.getByRole("row", { name: /^limpiar/ })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("@");
});
