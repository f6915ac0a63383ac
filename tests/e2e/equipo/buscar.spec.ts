import type { Page, WorkerFixture } from "@playwright/test";
import {
  CLAVE_DE_EQUIPO,
  ESPECIALISTA_CON_CUENTA,
  SECRETO_DE_EQUIPO,
} from "../../../server/seed/contenido/equipo";
import { codigoDe } from "../../support/equipo";
import { expect, test as base } from "../../support/journey";
import {
  crearPersona,
  entrarDirecto,
  ESPERA_LARGA,
  irAPagar,
  pagarCon,
  reservar,
  TARJETA,
  titulo,
} from "../../support/pasos";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";
import type { TestServer } from "../../support/server";

const deEquipo: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    const sitio = await startStaff();
    await provide(sitio);
    await sitio.stop();
  },
  { scope: "worker" },
];
const elMismo: [WorkerFixture<TestServer, { sitio: SitioDeEquipo }>, { scope: "worker" }] = [
  async ({ sitio }, provide) => provide(sitio),
  { scope: "worker" },
];
const test = base.extend<object, { sitio: SitioDeEquipo }>({ sitio: deEquipo, server: elMismo });

async function entrarComoAtencion(page: Page, { equipo }: SitioDeEquipo) {
  await page.goto(`${equipo}/equipo`);
  await page.getByLabel("Correo").fill("atencion@equipo.example");
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Código de tu aplicación").fill(codigoDe(SECRETO_DE_EQUIPO, new Date()));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(titulo(page, "Hoy")).toBeVisible();
}

test("customer care finds a person, their contact for a reason, and an order by the code on its page", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarDirecto(page, sitio, persona);
  await reservar(page, { con: `psicologia/${ESPECIALISTA_CON_CUENTA}` });
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  await page.goto(`${sitio.url}/desarrollo/correo`);
  const correo = await page.locator("body").innerText();
  const [codigoDeSesion] = /[B-Z]{4}-[B-Z]{4}/.exec(correo)!;

  await entrarComoAtencion(page, sitio);
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
  await expect(page.getByRole("main")).not.toContainText("Psicología");
  await page.getByLabel("Motivo").fill("No le llegó su correo");
  await page.getByRole("button", { name: "Ver contacto entero" }).click();
  await expect(page.getByRole("status")).toContainText(persona.correo);

  await page.getByRole("link", { name: "Buscar" }).click();
  await caja.fill(codigoDeSesion);
  await page.getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Pedido [B-Z]{4}-[B-Z]{4}$/);
  await page.getByLabel("Razón").selectOption({ label: "Falló algo nuestro" });
  await page.getByLabel("Motivo").fill("Se cayó la llamada");
  await expect(page.getByText("La persona recibirá este correo")).toBeVisible();
  await page.getByRole("button", { name: "Devolver dinero" }).click();
  await expect(page.getByRole("main")).toContainText("No se devolvió");
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Vio el contacto entero" })).toHaveCount(1);

  await page.goto(`${sitio.url}/mi-perfil/mis-datos`);
  await page.getByLabel("Contraseña").fill(persona.clave);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.locator("body")).toContainText("Atención vio tus datos de contacto");
});
