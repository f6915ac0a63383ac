import type { WorkerFixture } from "@playwright/test";
import { CLAVE_DE_EQUIPO } from "../../../server/seed/contenido/equipo";
import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { expect, test as base } from "../../support/journey";
import { resumenDeErrores, titulo } from "../../support/pasos";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

const deEquipo: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    const sitio = await startStaff();
    await provide(sitio);
    await sitio.stop();
  },
  { scope: "worker" },
];
const test = base.extend<object, { sitio: SitioDeEquipo }>({ sitio: deEquipo });

test("a member without their telephone enters by a backup code, and confirms nothing with it", async ({
  page,
  sitio,
}) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.getByRole("link", { name: "Crea tus códigos de respaldo" }).click();
  await page.getByLabel("Código de tu aplicación").fill("000000");
  await page.getByRole("button", { name: "Crear 10 códigos" }).click();
  await expect(resumenDeErrores(page)).toContainText("Ese código no es válido");
  await page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "sistemas"));
  await page.getByRole("button", { name: "Crear 10 códigos" }).click();
  await expect(page.getByRole("status")).toContainText("no se muestran otra vez");
  const codigos = await page.getByRole("code").allInnerTexts();
  expect(codigos).toHaveLength(10);
  await page.getByRole("button", { name: "Salir" }).click();

  await page.goto(`${sitio.equipo}/equipo/accesos`);
  await page.getByLabel("Correo").fill("sistemas@equipo.example");
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Código de tu aplicación").fill(codigos[0]!.toUpperCase());
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(titulo(page, "Equipo y accesos")).toBeVisible();
  await page.goto(`${sitio.equipo}/equipo/respaldos`);
  await expect(page.getByText("Te quedan 9.")).toBeVisible();
  await page.getByLabel("Código de tu aplicación").fill(codigos[1]!.replace("-", ""));
  await page.getByRole("button", { name: "Crear 10 códigos" }).click();
  await expect(resumenDeErrores(page)).toContainText("Ese código no es válido");
  await page.goto(`${sitio.url}/desarrollo/correo`);
  await expect(page.locator("body")).toContainText("Te quedan 9.");
});
