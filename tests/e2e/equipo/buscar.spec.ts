import { ESPECIALISTA_CON_CUENTA } from "../../../server/seed/contenido/equipo";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo, reservarConTarjeta } from "../../support/journeyDeEquipo";
import { crearPersona, entrarDirecto } from "../../support/pasos";

const test = journeyDeEquipo();

test("customer care finds a person, their contact for a reason, and an order by the code on its page", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarDirecto(page, sitio, persona);
  const codigoDeSesion = await reservarConTarjeta(page, sitio, `psicologia/${ESPECIALISTA_CON_CUENTA}`);

  await entrarEnNavegador(page, sitio, "atencion");
  await page.getByRole("link", { name: "Buscar" }).click();
  const caja = page.getByRole("searchbox", { name: "Buscar persona, pedido o código" });
  await caja.fill("Rosa María");
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Escribe un correo, documento, teléfono, código o cupón entero",
  );
  await caja.fill(persona.correo);
  await page.getByRole("button", { name: "Buscar" }).click();
  const resultados = page.getByRole("region", { name: "Resultados" });
  await expect(resultados.getByRole("listitem")).toHaveCount(1);
  await expect(resultados).not.toContainText(persona.correo);
  await resultados.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Lo último" })).not.toContainText("Psicología");
  const contacto = page.getByRole("region", { name: "Contacto" });
  await contacto.getByLabel("Motivo").fill("No le llegó su correo");
  await page.getByRole("button", { name: "Ver contacto entero" }).click();
  await expect(page.getByRole("status")).toContainText(persona.correo);

  await page.getByRole("link", { name: "Buscar" }).click();
  await caja.fill(codigoDeSesion);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Pedido [B-Z]{4}-[B-Z]{4}$/);
  await expect(page.getByRole("button", { name: "Devolver dinero" })).toHaveCount(0);
  const cancelar = page.getByRole("region", { name: "Cancelar la sesión" });
  await expect(cancelar).toContainText("Tuvimos una falla técnica. Lo sentimos.");
  await expect(cancelar).not.toContainText("Psicología");
  await cancelar.getByRole("radio", { name: /^Falló algo nuestro\. Vuelven S\/ \d/ }).check();
  await cancelar.getByLabel("Motivo").fill("No");
  await cancelar.getByRole("button", { name: "Cancelar la sesión" }).click();
  await expect(cancelar.getByRole("radio", { name: /^Falló algo nuestro/ })).toBeChecked();
  await cancelar.getByLabel("Motivo").fill("Se cayó la sala de la llamada");
  await cancelar.getByRole("button", { name: "Cancelar la sesión" }).click();
  await expect(page.getByRole("status")).toContainText("La persona ya lo sabe");
  await expect(cancelar).toHaveCount(0);
  await page.getByRole("link", { name: "Registro" }).click();
  for (const acto of ["Vio el contacto entero", "Canceló una sesión"])
    await expect(page.getByRole("listitem").filter({ hasText: acto })).toHaveCount(1);
  await page.goto(`${sitio.url}/desarrollo/correo`);
  await expect(page.locator("body")).toContainText("Tuvimos una falla técnica. Lo sentimos.");

  await page.goto(`${sitio.url}/mi-perfil/mis-datos`);
  await page.getByLabel("Contraseña").fill(persona.clave);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.locator("body")).toContainText("Atención vio tus datos de contacto");
});
