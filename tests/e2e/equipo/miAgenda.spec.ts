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
import type { TestServer } from "../../support/server";
import { startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";
import { crearCita } from "../../support/videollamada";

const deEquipo: [WorkerFixture<SitioDeEquipo, object>, { scope: "worker" }] = [
  async ({}, provide) => {
    // A job gives the money back.
    const sitio = await startStaff({ RUN_JOBS: "true" });
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

async function entrarComoEspecialista(page: Page, { equipo }: SitioDeEquipo) {
  await page.goto(`${equipo}/equipo`);
  await page.getByLabel("Correo").fill("especialista@equipo.example");
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Código de tu aplicación").fill(codigoDe(SECRETO_DE_EQUIPO, new Date()));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(titulo(page, "Hoy")).toBeVisible();
}

test("a specialist enters a session of now, and leaves one that they cannot attend", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarDirecto(page, sitio, persona);
  const { hora } = await reservar(page, { con: `psicologia/${ESPECIALISTA_CON_CUENTA}` });
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });
  crearCita(sitio, persona, 5);

  await entrarComoEspecialista(page, sitio);
  await page.getByRole("link", { name: "Mi agenda" }).click();
  await expect(titulo(page, "Mi agenda")).toBeVisible();
  await page.getByRole("button", { name: "Entrar a la sesión" }).click();
  await expect(page).toHaveURL(new RegExp(`^${sitio.url}/videollamada/especialista\\?llave=`));

  await page.goto(`${sitio.equipo}/equipo/mi-agenda`);
  const sesion = page.getByRole("listitem").filter({ hasText: hora }).filter({ hasText: "Reservada" }).last();
  await sesion.getByRole("button", { name: "No podré atender" }).click();
  await expect(page.getByText("Se entera ahora mismo por correo")).toBeVisible();
  await page.getByRole("button", { name: "No podré atender" }).click();
  await expect(page.getByRole("status")).toContainText("recibe todo lo que pagó");
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "no podrá atender" })).toHaveCount(1);

  await page.goto(`${sitio.url}/mi-zona-privada/agenda`);
  await page.getByRole("link", { name: new RegExp(`^Lucía Mendoza, .*${hora}$`) }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText(/Te devol\w+ S\/\s*\d+\.\d\d, todo lo que te costó/);
  await page.goto(`${sitio.url}/desarrollo/correo`);
  await expect(page.locator("body")).toContainText("Quien te iba a atender no podrá hacerlo");
});
