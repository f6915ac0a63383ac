import { expect, test } from "../../support/journey";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";

test("another mail for receipts asks for the password, keeps what was typed, and goes to it from then on", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/datos-de-compra");
  await expect(titulo(page, /./)).toBeVisible();
  const correo = page.getByLabel("Correo para el comprobante");
  const clave = page.getByLabel("Contraseña", { exact: true });
  await expect(clave).toBeVisible();
  const otro = `contador-${persona.idPersona}@bienestar.example`;
  await correo.fill(otro);
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(clave).toBeVisible();
  await expect(correo).toHaveValue(otro);
  await clave.fill("no es esta");
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(page.getByRole("main")).toContainText("La contraseña no coincide");
  await expect(clave).toHaveValue("");
  await clave.fill(persona.clave);
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(page.getByText("Guardamos tus datos de compra.")).toBeVisible();
  await page.goto("/datos-de-compra");
  await expect(correo).toHaveValue(otro);
  await page.getByLabel("Nombre completo").fill("Otra persona");
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(page.getByRole("main")).toContainText("cambiar a nombre de quién salen tus comprobantes");
  await clave.fill(persona.clave);
  await page.getByRole("button", { name: /^Guardar/ }).click();
  await expect(page.getByText("Guardamos tus datos de compra.")).toBeVisible();
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Otra persona");
});
