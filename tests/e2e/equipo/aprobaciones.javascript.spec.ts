import { ESPECIALISTA_CON_CUENTA } from "../../../server/seed/contenido/equipo";
import { mirarEnCadaAncho } from "../../support/anchos";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo, reservarConTarjeta } from "../../support/journeyDeEquipo";
import { crearPersona, entrarDirecto } from "../../support/pasos";

const test = journeyDeEquipo();

test("the screens of approvals and of an order are accessible and fit every width", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarDirecto(page, sitio, persona);
  const codigo = await reservarConTarjeta(page, sitio, `psicologia/${ESPECIALISTA_CON_CUENTA}`);
  await entrarEnNavegador(page, sitio, "coordinacion");
  await page.getByRole("link", { name: "Aprobaciones", exact: true }).click();
  await mirarEnCadaAncho(page, "approvals without a request");
  await page.getByRole("button", { name: "Pedir aprobación" }).click();
  await mirarEnCadaAncho(page, "approvals with errors");
  await page.goto(`${sitio.equipo}/equipo/personas/${persona.idPersona}`);
  for (const pliegue of await page
    .getByRole("region", { name: "Para esta persona" })
    .locator("summary")
    .all())
    await pliegue.click();
  await mirarEnCadaAncho(page, "a person");
  const plan = page.locator("form").filter({ has: page.getByLabel("Plan", { exact: true }) });
  await plan.getByLabel("Cambio").selectOption({ label: "Dar" });
  await plan.getByLabel("Plan", { exact: true }).selectOption({ label: "Premium" });
  await plan.getByLabel("Motivo").fill("Lo pide por teléfono");
  await plan.getByRole("button", { name: "Pedir aprobación" }).click();
  await page.getByRole("link", { name: "Buscar", exact: true }).click();
  await page.getByRole("searchbox").fill(codigo);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("region", { name: "Cancelar la sesión" })).toBeVisible();
  await mirarEnCadaAncho(page, "an order with a session");
  await page.getByRole("link", { name: "Aprobaciones", exact: true }).click();
  await mirarEnCadaAncho(page, "the own requests");
  await page.getByRole("button", { name: "Salir" }).click();
  await entrarEnNavegador(page, sitio, "finanzas");
  await page.getByRole("link", { name: "Aprobaciones", exact: true }).click();
  await page.getByText("No aprobar", { exact: true }).first().click();
  await mirarEnCadaAncho(page, "requests to decide");
});
