import type { WorkerFixture } from "@playwright/test";
import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { test as base } from "../../support/journey";
import { crearPersona } from "../../support/pasos";
import { mirarEnCadaAncho } from "../../support/anchos";
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

test("the screens of rights are accessible and fit every width", async ({ page, sitio }) => {
  const persona = crearPersona(sitio);
  await entrarEnNavegador(page, sitio, "datos");
  const mirar = (cual: string) => mirarEnCadaAncho(page, cual);
  await page.goto(`${sitio.equipo}/equipo/derechos/nueva`);
  await page.getByRole("button", { name: "Registrar solicitud" }).click();
  await mirar("a new request with errors");
  await page.getByLabel("Qué pide").selectOption("Acceso: 20 días hábiles");
  await page.getByLabel("Quién lo pide").selectOption("La persona");
  await page.getByLabel("Por dónde llegó").selectOption("Correo");
  await page.getByLabel("Cuenta").fill(persona.correo);
  await page.getByLabel("Motivo").fill("Escribió al buzón de datos");
  await page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "datos"));
  await page.getByRole("button", { name: "Registrar solicitud" }).click();
  await mirar("the list");
  await page.getByRole("link", { name: "Acceso", exact: true }).first().click();
  await page.getByText("Responder y cerrar").first().click();
  await mirar("a request");
  await page.getByLabel("Documento que viste").selectOption("DNI");
  const identidad = page.getByRole("region", { name: "Anotar identidad" });
  await identidad.getByLabel("Motivo").fill("Lo mostró por video");
  await identidad.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "datos"));
  await identidad.getByRole("button", { name: "Anotar identidad" }).click();
  await mirar("a request with a step");
  await page.goto(`${sitio.equipo}/equipo/derechos/brechas`);
  await page.getByRole("button", { name: "Abrir brecha" }).click();
  await mirar("breaches with errors");
});
