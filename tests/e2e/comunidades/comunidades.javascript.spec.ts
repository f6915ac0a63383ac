import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto } from "../../support/pasos";

const COMUNIDAD = "/comunidades/dormir-mejor";
const SEUDONIMO = "Puente sin luz";

test("a reply without a line outlives its tab, and is published once when the line is back", async ({
  page,
  context,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  await page.goto(COMUNIDAD);
  await page.getByLabel("Tu nombre aquí").fill(SEUDONIMO);
  await page.getByRole("checkbox", { name: /Acepto las reglas/ }).check();
  await page.getByRole("button", { name: "Unirme" }).click();
  await page.getByRole("link", { name: /Mi rutina de antes de dormir/ }).click();
  conDatos(server, (db) =>
    db.prepare("update miembros_de_comunidad set de_confianza = 1 where seudonimo = ?").run(SEUDONIMO),
  );
  const direccion = page.url();
  await context.setOffline(true);
  await page.getByLabel("Tu respuesta").fill("Leo dos páginas y apago la luz.");
  await page.getByRole("button", { name: "Responder" }).click();
  await expect(page.getByRole("status").filter({ hasText: "por enviar" })).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const otra = await context.newPage();
  await expect(async () => {
    await otra.goto(direccion);
    await expect(otra.getByRole("article", { name: SEUDONIMO })).toHaveCount(1);
  }).toPass();
  await expect(otra.getByRole("article", { name: SEUDONIMO })).toContainText("Leo dos páginas");
});
