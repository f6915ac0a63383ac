import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, titulo } from "../../support/pasos";

test("a person gives coins to a cause, corrects an amount, and reads what they gave", async ({
  page,
  server,
}) => {
  await entrarDirecto(page, server, crearPersona(server, 0, { monedas: 300 }));
  await page.goto("/recompensas");
  await page.getByRole("link", { name: "Donar" }).click();
  await expect(titulo(page, "Donar monedas")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Causa de demostración/ })).toBeVisible();
  await page.getByLabel("Monedas", { exact: true }).fill("301");
  await page.getByRole("button", { name: "Donar" }).click();
  await expect(page.getByText("No tienes tantas monedas").first()).toBeVisible();
  await expect(page.getByLabel("Monedas", { exact: true })).toHaveValue("301");
  await page.getByLabel("Monedas", { exact: true }).fill("50");
  await page.getByRole("button", { name: "Donar" }).click();
  await expect(page.getByRole("status").filter({ hasText: /Donaste 50 monedas a «.+»/ })).toBeVisible();
  await expect(page.getByText("Tienes 250 monedas")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Tienes 250 monedas")).toBeVisible();
  await page.goto("/mi-zona-privada/saldo");
  await expect(page.getByText(/Donaste a «.+»/)).toBeVisible();
});

test("a person who owes coins reads it in plain words", async ({ page, server }) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  conDatos(server, (db) =>
    db.prepare("insert into monedas (id_persona, cantidad, debe) values (?, 0, 20)").run(persona.idPersona),
  );
  await page.goto("/recompensas");
  await expect(page.getByText("Debes 20 monedas: las próximas que ganes las pagan.")).toBeVisible();
});
