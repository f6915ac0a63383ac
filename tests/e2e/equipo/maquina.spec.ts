import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { titulo } from "../../support/pasos";

const test = journeyDeEquipo();

test("Sistemas sees the state of the service, and nothing about a person", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.getByRole("link", { name: "Máquina" }).click();
  await expect(titulo(page, "Máquina")).toBeVisible();
  const parte = (name: string) => page.getByRole("region", { name, exact: true });
  // A new installation has no backup: the page says so first, and leads to that part, which is open.
  await page.getByRole("link", { name: "No hay ningún respaldo" }).click();
  await expect(page).toHaveURL(/#respaldo$/);
  await expect(parte("Último respaldo")).toContainText("La carpeta de datos no tiene ninguno");
  // The other parts are a line each, until they are opened.
  await expect(parte("Trabajos").getByRole("table")).toHaveCount(0);
  await expect(parte("Trabajos")).toContainText(/\d+ · ninguno falló en 7 días/);
  for (const nombre of ["Servicio", "Otros sistemas", "Correos", "Trabajos"])
    await parte(nombre).getByRole("heading", { name: nombre }).click();
  await expect(parte("Servicio")).toContainText(/SQLite, \d/);
  await expect(parte("Servicio")).toContainText(`Node${process.versions.node}`);
  await expect(parte("Otros sistemas")).toContainText("Antivirus");
  await expect(page.getByRole("table", { name: "Correos" })).toContainText("Códigos urgentes");
  await expect(page.getByRole("row", { name: /^limpiar/ })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("@");
});
