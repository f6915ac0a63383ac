import type { Page, WorkerFixture } from "@playwright/test";
import { CLAVE_DE_EQUIPO, SECRETO_DE_EQUIPO } from "../../../server/seed/contenido/equipo";
import { codigoDe } from "../../support/equipo";
import { codigoSiguiente } from "../../support/entradaDeEquipo";
import { expect, test as base } from "../../support/journey";
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

const escribirCodigo = async (page: Page, secreto: string, boton: string) => {
  await page.getByLabel("Código de tu aplicación").fill(codigoDe(secreto, new Date()));
  await page.getByRole("button", { name: boton }).click();
};

async function entrar(page: Page, { equipo }: SitioDeEquipo, correo: string) {
  await page.goto(`${equipo}/equipo`);
  await page.getByLabel("Correo").fill(correo);
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await escribirCodigo(page, SECRETO_DE_EQUIPO, "Entrar");
  await expect(page.getByRole("heading", { level: 1, name: "Hoy" })).toBeVisible();
}

test("a colleague comes from an invitation to Hoy, and a second person confirms their role", async ({
  page,
  sitio,
}) => {
  const correo = `nora-${crypto.randomUUID()}@equipo.example`;
  await entrar(page, sitio, "sistemas@equipo.example");
  await page.getByRole("link", { name: "Equipo y accesos" }).click();
  const invitar = page.getByRole("region", { name: "Invitar a una persona" });
  await invitar.getByLabel("Nombre y apellido").fill("Nora Paz");
  await invitar.getByLabel("Correo de trabajo").fill(correo);
  await invitar.getByLabel("Rol").selectOption("Guardia");
  await invitar.getByLabel("Motivo").fill("Turno de noche");
  await invitar.getByLabel("Código de tu aplicación").fill(codigoSiguiente());
  await invitar.getByRole("button", { name: "Enviar invitación" }).click();
  await expect(page.getByRole("status")).toContainText("Enviamos la invitación");
  await expect(page.getByRole("button", { name: "Quitar Guardia a Nora Paz" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmar Guardia a Nora Paz" })).toHaveCount(0);
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registro" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Turno de noche" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Salir" }).click();
  await expect(page.getByRole("heading", { name: "Entrar al equipo" })).toBeVisible();

  await page.goto(`${sitio.url}/desarrollo/correo`);
  const correos = await page.locator("body").innerText();
  await page.goto(/\S+\/equipo\/invitacion\?llave=[\w-]+/.exec(correos)![0]);
  await page.getByLabel("Contraseña nueva").fill("corta");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("group", { name: "Revisa estos datos" })).toBeVisible();
  await page.getByLabel("Contraseña nueva").fill("una-clave-bien-larga-7");
  await page.getByRole("button", { name: "Continuar" }).click();
  const secreto = (await page.getByRole("code").textContent())!;
  await escribirCodigo(page, "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXQ", "Activar y entrar");
  await expect(page.getByText("Ese código no es válido").first()).toBeVisible();
  await escribirCodigo(page, secreto, "Activar y entrar");
  await expect(page.getByRole("heading", { level: 1, name: "Hoy" })).toBeVisible();
  await expect(page.getByText("espera la confirmación")).toBeVisible();
  await page.getByRole("button", { name: "Salir" }).click();
  await page.goto(`${sitio.equipo}/equipo`);
  await expect(page.getByRole("heading", { name: "Entrar al equipo" })).toBeVisible();

  await entrar(page, sitio, "sistemas2@equipo.example");
  await page.getByRole("link", { name: "Roles por confirmar" }).click();
  const rol = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Confirmar Guardia a Nora Paz" }) });
  await rol.last().getByLabel("Código de tu aplicación").first().fill(codigoSiguiente());
  await page.getByRole("button", { name: "Confirmar Guardia a Nora Paz" }).click();
  await expect(page.getByRole("status")).toContainText("Confirmaste el rol");
});
