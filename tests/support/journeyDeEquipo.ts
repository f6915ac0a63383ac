import { expect, type Page, type WorkerFixture } from "@playwright/test";
import { test as base } from "./journey";
import { ESPERA_LARGA, irAPagar, pagarCon, reservar, TARJETA, titulo } from "./pasos";
import type { TestServer } from "./server";
import { startStaff, type SitioDeEquipo } from "./sitioDeEquipo";

const elMismo: [WorkerFixture<TestServer, { sitio: SitioDeEquipo }>, { scope: "worker" }] = [
  async ({ sitio }, provide) => provide(sitio),
  { scope: "worker" },
];

/**
 * Journeys on a site with the listener of the staff. Each file makes its own: a code of the demo accounts works once, so
 * two files must not share a site.
 */
export function journeyDeEquipo() {
  const deEquipo: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
    async ({}, provide) => {
      const sitio = await startStaff();
      await provide(sitio);
      await sitio.stop();
    },
    { scope: "worker" },
  ];
  return base.extend<object, { sitio: SitioDeEquipo }>({ sitio: deEquipo, server: elMismo });
}

/** Books a session and pays it by card, as the signed-in person. Returns its short code, from the mail. */
export async function reservarConTarjeta(page: Page, { url }: SitioDeEquipo, con: string): Promise<string> {
  await reservar(page, { con });
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  await page.goto(`${url}/desarrollo/correo`);
  return /[B-Z]{4}-[B-Z]{4}/.exec(await page.locator("body").innerText())![0];
}
