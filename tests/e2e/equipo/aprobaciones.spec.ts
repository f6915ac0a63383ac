import { codigoSiguiente, entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";

const test = journeyDeEquipo();

test("customer care asks for bonos and a plan, and Finanzas approves one and not the other", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarEnNavegador(page, sitio, "atencion");
  await page.goto(`${sitio.equipo}/equipo/personas/${persona.idPersona}`);
  const posibles = page.getByRole("region", { name: "Para esta persona" });
  await posibles.getByText("Pedir bonos de regalo").click();
  await posibles.getByLabel("Especialidad").last().selectOption({ label: "Psicología" });
  await posibles.getByLabel("Cuántos bonos").fill("muchos");
  const motivoDe = (boton: string) =>
    posibles.locator("form").filter({ hasText: boton }).filter({ visible: true }).getByLabel("Motivo");
  await motivoDe("Pedir aprobación").fill("Dos sesiones se cayeron por la red");
  await posibles.getByRole("button", { name: "Pedir aprobación" }).click();
  await expect(page.getByText("Escribe cuántos bonos").first()).toBeVisible();
  await posibles.getByLabel("Cuántos bonos").fill("3");
  await posibles.getByRole("button", { name: "Pedir aprobación" }).click();
  await expect(page.getByRole("status")).toContainText("Pediste la aprobación de Finanzas");
  await posibles.getByText("Pedir un cambio de plan").click();
  await posibles.getByLabel("Cambio").selectOption({ label: "Dar" });
  await posibles.getByLabel("Plan", { exact: true }).selectOption({ label: "Premium" });
  await motivoDe("Pedir aprobación").fill("Lo pide por teléfono");
  await posibles.getByRole("button", { name: "Pedir aprobación" }).click();
  await expect(page.getByRole("status")).toContainText("Pediste la aprobación de Finanzas");
  await page.getByRole("link", { name: "Aprobaciones" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Regalar 3 bonos" })).toContainText("Espera");
  await page.getByRole("button", { name: "Salir" }).click();

  await entrarEnNavegador(page, sitio, "finanzas");
  await page.getByRole("link", { name: /^Aprobaciones por decidir/ }).click();
  await expect(titulo(page, "Aprobaciones")).toBeVisible();
  const bonos = page.getByRole("listitem").filter({ hasText: "Regalar 3 bonos" });
  await expect(bonos).toContainText("Ana Torres");
  await expect(bonos).not.toContainText("Psicología");
  await bonos.getByLabel("Código de tu aplicación").fill("000000");
  await bonos.getByRole("button", { name: "Aprobar", exact: false }).first().click();
  await expect(page.getByText("Ese código no es válido").first()).toBeVisible();
  await bonos.getByLabel("Código de tu aplicación").fill(codigoSiguiente());
  await bonos.getByRole("button", { name: "Aprobar: Regalar 3 bonos", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Aprobaste el pedido");
  const plan = page.getByRole("listitem").filter({ hasText: "Dar el plan Premium" });
  await plan.getByText("No aprobar", { exact: true }).first().click();
  await plan.getByLabel("Motivo").fill("Su plan lo decide su empresa");
  await plan.getByRole("button", { name: "No aprobar: Dar el plan Premium" }).click();
  await expect(page.getByRole("status")).toContainText("No aprobaste el pedido");
  await expect(page.getByText("Nada espera tu decisión")).toBeVisible();

  await entrarDirecto(page, sitio, persona);
  await page.goto(`${sitio.url}/mi-zona-privada/saldo`);
  await expect(page.getByRole("main")).toContainText("Un regalo de nuestro equipo");
});
