import { ESPECIALISTA_CON_CUENTA } from "../../../server/seed/contenido/equipo";
import { codigoSiguiente, entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import {
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  pagarCon,
  reservar,
  TARJETA,
  titulo,
} from "../../support/pasos";

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

test("customer care gives coins up to the limit of one courtesy, asks for more, and the person reads of it", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarEnNavegador(page, sitio, "atencion");
  await page.goto(`${sitio.equipo}/equipo/personas/${persona.idPersona}`);
  const posibles = page.getByRole("region", { name: "Para esta persona" });
  await posibles.getByText("Regalar monedas").first().click();
  const regalo = posibles
    .locator("form")
    .filter({ has: page.getByRole("button", { name: "Regalar monedas" }) });
  await regalo.getByLabel("Cuántas monedas").fill("661");
  await regalo.getByLabel("Motivo").fill("La llamada se cortó dos veces");
  await regalo.getByRole("button", { name: "Regalar monedas" }).click();
  await expect(page.getByText("Escribe 660 monedas o menos").first()).toBeVisible();
  await expect(regalo.getByLabel("Motivo")).toHaveValue("La llamada se cortó dos veces");
  await regalo.getByLabel("Cuántas monedas").fill("660");
  await regalo.getByRole("button", { name: "Regalar monedas" }).click();
  await expect(page.getByRole("status")).toContainText("Regalaste monedas");
  await expect(posibles.getByText("Regalar 1 bono")).toHaveCount(0);
  await posibles.getByText("Pedir monedas de regalo").click();
  const pedido = posibles.locator("form").filter({ has: page.getByLabel("Cuántas monedas") });
  await pedido.getByLabel("Cuántas monedas").fill("1320");
  await pedido.getByLabel("Motivo").fill("Perdió dos semanas");
  await pedido.getByRole("button", { name: "Pedir aprobación" }).click();
  await expect(page.getByRole("status")).toContainText("Pediste la aprobación de Finanzas");
  await page.getByRole("link", { name: "Aprobaciones" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Regalar 1320 monedas" })).toContainText(
    "Espera",
  );

  await entrarDirecto(page, sitio, persona);
  await page.goto(`${sitio.url}/mi-zona-privada/saldo`);
  await expect(page.getByRole("main")).toContainText("660 monedas");
});

test("an order shows its bono as one, and Finanzas approves a part of the money of a pack", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio, 1);
  await entrarDirecto(page, sitio, persona);
  await reservar(page, { con: `psicologia/${ESPECIALISTA_CON_CUENTA}` });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Usar mi saldo" }).click();
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible();
  await page.goto(`${sitio.url}/tienda`);
  await page.getByRole("link", { name: "Comprar 3 bonos de Psicología" }).click();
  await page.getByRole("button", { name: "Pagar" }).click();
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tus bonos ya están en tu saldo")).toBeVisible({ timeout: ESPERA_LARGA });

  await entrarEnNavegador(page, sitio, "atencion");
  const abrirPedido = async (de: RegExp) => {
    await page.goto(`${sitio.equipo}/equipo/personas/${persona.idPersona}`);
    const ultimos = page.getByRole("region", { name: "Lo último" }).getByRole("listitem");
    await ultimos.filter({ hasText: de }).getByRole("link").click();
    return page.getByRole("region", { name: "Pedido" });
  };
  await expect((await abrirPedido(/1 bono/)).getByText("1 bono", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Devolver una parte" })).toHaveCount(0);
  await abrirPedido(/S\/\s165\.00/);
  const parte = page.getByRole("region", { name: "Devolver una parte" });
  await parte.getByLabel("Cuánto, en soles").fill("30");
  await parte.getByLabel("Motivo").fill("Un bono le llegó tarde");
  await parte.getByRole("button", { name: "Pedir aprobación" }).click();
  await expect(page.getByRole("status")).toContainText("Pediste la aprobación de Finanzas");
  await page.getByRole("button", { name: "Salir" }).click();

  await entrarEnNavegador(page, sitio, "finanzas");
  await page.getByRole("link", { name: /^Aprobaciones por decidir/ }).click();
  const pedida = page.getByRole("listitem").filter({ hasText: "Devolver una parte" });
  const numero = /Aprobación([\da-f]{8})/.exec((await pedida.textContent()) ?? "")?.[1];
  expect(numero, "the request has a number").toBeDefined();
  await pedida.getByLabel("Código de tu aplicación").fill(codigoSiguiente());
  await pedida.getByRole("button", { name: /^Aprobar: Devolver una parte/ }).click();
  await expect(page.getByRole("status")).toContainText("Aprobaste el pedido");
  await page.getByRole("link", { name: "Registro" }).click();
  const linea = page.getByRole("listitem").filter({ hasText: "Un bono le llegó tarde" });
  await expect(linea).toHaveCount(1);
  await expect(linea).toContainText(
    /Aprobó un pedido[^]*Devolver una parte[^]*Dinero: S\/\s30\.00[^]*Aprobación /,
  );
  await expect(linea).toContainText(`Aprobación ${numero}`);
});
