import type { Page, WorkerFixture } from "@playwright/test";
import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { expect, test as base } from "../../support/journey";
import { crearPersona, resumenDeErrores, titulo } from "../../support/pasos";
import type { TestServer } from "../../support/server";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

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

const salir = (page: Page) => page.getByRole("button", { name: "Salir" }).click();
const enviado = (page: Page, texto: string) => expect(page.getByRole("status")).toContainText(texto);

/** Fills the reason and the code of a form, and sends it. */
async function actuar(page: Page, titular: string, boton: string, codigo: string) {
  const acto = page.getByRole("region", { name: titular });
  await acto.getByLabel("Motivo").fill("Expediente 12 de mesa de partes");
  await acto.getByLabel("Código de tu aplicación").fill(codigo);
  await acto.getByRole("button", { name: boton }).click();
}

test("a deletion of somebody locked out needs Atención and two people of Datos", async ({ page, sitio }) => {
  const persona = crearPersona(sitio);
  await entrarEnNavegador(page, sitio, "atencion");
  await expect(page.getByRole("link", { name: "Derechos" })).toHaveCount(0);
  await page.getByRole("link", { name: "Solicitud de datos" }).click();
  await page.getByLabel("Cuenta").fill(persona.correo);
  await page.getByRole("button", { name: "Registrar solicitud" }).click();
  await expect(resumenDeErrores(page)).toContainText("Elige qué pide");
  await expect(page.getByLabel("Cuenta")).toHaveValue(persona.correo);
  await page.getByLabel("Qué pide").selectOption("Eliminación: 10 días hábiles");
  await page.getByLabel("Quién lo pide").selectOption("La persona, que no puede entrar a su cuenta");
  await page.getByLabel("Por dónde llegó").selectOption("Carta");
  await actuar(page, "Solicitud", "Registrar solicitud", otroCodigo(sitio, "atencion"));
  await enviado(page, "Registraste la solicitud. Datos la responde hasta el");
  await salir(page);

  await entrarEnNavegador(page, sitio, "datos");
  await page.getByRole("link", { name: /^Solicitudes de datos por atender/ }).click();
  await expect(titulo(page, "Derechos")).toBeVisible();
  await page.getByRole("link", { name: "Eliminación", exact: true }).click();
  await expect(page.getByText(/^Vence /)).toBeVisible();
  await expect(page.getByText(persona.correo)).toHaveCount(0);
  await page.getByLabel("Documento que viste").selectOption("DNI");
  await actuar(page, "Anotar identidad", "Anotar identidad", otroCodigo(sitio, "datos"));
  await enviado(page, "Anotaste que viste su identidad");
  await actuar(page, "Pedir la eliminación", "Pedir eliminación", otroCodigo(sitio, "datos"));
  await enviado(page, "La confirma otra persona de Datos");
  await expect(page.getByRole("button", { name: "Confirmar eliminación" })).toHaveCount(0);
  await salir(page);

  await entrarEnNavegador(page, sitio, "datos2@equipo.example");
  await page.getByRole("link", { name: /^Eliminaciones por confirmar/ }).click();
  await page.getByRole("link", { name: "Eliminación", exact: true }).click();
  const codigo = otroCodigo(sitio, "datos2@equipo.example");
  await actuar(page, "Confirmar la eliminación", "Confirmar eliminación", codigo);
  await enviado(page, "La cuenta se elimina en siete días");
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByText("Confirmó la eliminación de una cuenta").last()).toBeVisible();
  await page.goto(`${sitio.url}/desarrollo/correo`);
  await expect(page.locator("body")).toContainText("Nos pidieron eliminar tu cuenta");
});

test("a breach is opened, and its notice says how late it was", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "datos");
  await page.getByRole("link", { name: "Derechos" }).click();
  await page.getByRole("link", { name: "Brechas" }).click();
  await expect(titulo(page, "Brechas")).toBeVisible();
  const abrir = page.getByRole("region", { name: "Abrir una brecha" });
  await abrir.getByLabel("Cuándo se supo").fill("2026-01-01T08:00");
  await abrir.getByLabel("Qué pasó").fill("Un correo con datos de otra persona.");
  await abrir.getByLabel("Cuántas personas").fill("muchas");
  await abrir.getByRole("button", { name: "Abrir brecha" }).click();
  await expect(resumenDeErrores(page)).toContainText("Escribe un número, como 120");
  await expect(abrir.getByLabel("Qué pasó")).toHaveValue("Un correo con datos de otra persona.");
  await abrir.getByLabel("Cuántas personas").fill("120");
  await abrir.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "datos"));
  await abrir.getByRole("button", { name: "Abrir brecha" }).click();
  await enviado(page, "Abriste la brecha");
  const brecha = page.getByRole("listitem").filter({ hasText: "120 personas" });
  await expect(brecha).toContainText("El plazo venció hace");
  await brecha.getByText("Anotar el aviso", { exact: true }).click();
  const aviso = brecha.getByRole("region", { name: "Aviso a la Autoridad" });
  await aviso.getByLabel("Cuándo se avisó").fill("2026-01-03T11:00");
  await aviso.getByLabel("Cómo se avisó").fill("Por mesa de partes, expediente 12");
  await aviso.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "datos"));
  await aviso.getByRole("button", { name: "Anotar aviso" }).click();
  await enviado(page, "Anotaste el aviso a la Autoridad");
  await expect(brecha).toContainText("3 horas después del plazo");
  await expect(brecha).toContainText("Avisada tarde");
});
