import { randomUUID } from "node:crypto";
import { expect, test } from "../../support/journey";
import { resumenDeErrores, titulo } from "../../support/pasos";
import { CLAVE, continuar, unDocumento } from "../../support/registro";

test("who types a number of another country is offered it, keeps the rest and goes on", async ({
  page,
  javaScriptEnabled,
}) => {
  const correo = `chile-${randomUUID()}@bienestar.example`;
  await page.goto("/registro");
  await page.getByLabel("Número de documento").fill(unDocumento());
  await continuar(page);
  await page.getByLabel("Nombres").fill("Ana");
  await page.getByLabel("Apellido paterno").fill("Ríos");
  await continuar(page);
  const celular = page.getByLabel("Celular", { exact: true });
  const clave = page.getByLabel("Contraseña", { exact: true });
  await celular.fill("+56 9 6123 4567");
  await page.getByLabel("Correo electrónico").fill(correo);
  await clave.fill(CLAVE);
  await continuar(page);
  await expect(resumenDeErrores(page)).toContainText("lleva el código de Chile (+56)");
  if (!javaScriptEnabled) await expect(clave).toHaveAccessibleDescription(/^Escríbela otra vez/);

  // Enter sends the form as it is, and changes to no country that the person did not choose.
  await page.getByLabel("Correo electrónico").press("Enter");
  const ofrecido = page.getByRole("button", { name: "Cambiar a Chile (+56)" });
  await expect(ofrecido).toBeVisible();
  if (!javaScriptEnabled) await clave.fill(CLAVE);
  await ofrecido.click();

  await expect(ofrecido).toHaveCount(0);
  await expect(resumenDeErrores(page)).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "El país ahora es Chile (+56)." })).toBeVisible();
  await expect(celular).toBeFocused();
  await expect(celular).toHaveValue("+56 9 6123 4567");
  await expect(page.getByLabel("Correo electrónico")).toHaveValue(correo);
  // The server never sends a password back; with scripts it has not left the page.
  await expect(clave).toHaveValue(javaScriptEnabled ? CLAVE : "");
  if (!javaScriptEnabled) await clave.fill(CLAVE);
  await continuar(page);
  await expect(titulo(page, "Antes de seguir")).toBeVisible();
});
