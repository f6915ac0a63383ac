import type { WorkerFixture } from "@playwright/test";
import { faltasDeAxe } from "../../support/axe";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect, test as base } from "../../support/journey";
import { registrarReclamo } from "../../support/pasosDeReclamo";
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

const ANCHOS = [320, 360, 1440];

test("the screens of complaints are accessible and fit every width", async ({ page, sitio }) => {
  await registrarReclamo(page);
  await entrarEnNavegador(page, sitio, "reclamos");
  const mirar = async (cual: string) => {
    for (const width of ANCHOS) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await faltasDeAxe(page), `${cual}, ${width} px, ${colorScheme}`).toEqual([]);
      }
      const sobra = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sobra, `${cual}, ${width} px`).toBe(0);
    }
  };
  await page.getByRole("link", { name: "Reclamos", exact: true }).click();
  await mirar("the list");
  await page
    .getByRole("link", { name: /^Reclamo Nº/ })
    .first()
    .click();
  await mirar("a sheet");
  await page.getByRole("button", { name: "Responder" }).click();
  await mirar("a sheet with errors");
  await page.getByLabel("Respuesta").fill("Le devolvimos S/ 80.00 a su tarjeta.");
  await page.getByRole("button", { name: "Responder" }).click();
  await mirar("an answered sheet");
  await page.getByRole("link", { name: "Imprimir respuesta" }).click();
  await mirar("the paper");
});
