import type { Page, WorkerFixture } from "@playwright/test";
import { ESPECIALISTA_CON_CUENTA } from "../../../server/seed/contenido/equipo";
import { fechaDe, sumarDias } from "../../../app/domain/shared/fechas";
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
import { entrarAlEquipo, startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";
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

/** Cookie of the specialist on each site: a code of the app opens one access only. */
const galletas = new Map<SitioDeEquipo, Promise<string>>();

async function entrarComoEspecialista(page: Page, sitio: SitioDeEquipo) {
  const galleta = galletas.get(sitio) ?? entrarAlEquipo(sitio, "especialista");
  galletas.set(sitio, galleta);
  const [name = "", value = ""] = (await galleta).split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: sitio.equipo }]);
  await page.goto(`${sitio.equipo}/equipo`);
  await expect(titulo(page, "Hoy")).toBeVisible();
}

test("a specialist changes their hours after reading which session falls outside", async ({
  page,
  sitio,
}) => {
  const persona = crearPersona(sitio);
  await entrarDirecto(page, sitio, persona);
  await reservar(page, { con: `psicologia/${ESPECIALISTA_CON_CUENTA}` });
  await irAPagar(page);
  await pagarCon(page, TARJETA.aprobada);
  await expect(titulo(page, "Tu sesión está reservada")).toBeVisible({ timeout: ESPERA_LARGA });

  await entrarComoEspecialista(page, sitio);
  await page.getByRole("link", { name: "Mi agenda" }).click();
  await page.getByRole("link", { name: "Mis horas" }).click();
  await expect(titulo(page, "Mis horas")).toBeVisible();
  const domingo = page.getByRole("group", { name: "Domingo" });
  await domingo.getByLabel("Desde").last().fill("22:00");
  await domingo.getByLabel("Hasta").last().fill("21:00");
  await page.getByRole("button", { name: "Guardar mis horas" }).click();
  await expect(domingo.getByText("terminar después de empezar")).toBeVisible();
  await expect(domingo.getByLabel("Desde").last()).toHaveValue("22:00");
  await domingo.getByLabel("Hasta").last().fill("23:00");
  for (const dia of ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado"]) {
    for (const campo of await page
      .getByRole("group", { name: dia })
      .getByLabel(/Desde|Hasta/)
      .all())
      await campo.fill("");
  }
  await page.getByRole("button", { name: "Guardar mis horas" }).click();
  await expect(page.getByRole("heading", { name: "Fuera de estas horas" })).toBeVisible();
  await page.getByRole("button", { name: "Guardar de todas formas" }).click();
  await expect(page.getByRole("status")).toContainText("Guardamos tus horas");
  await expect(page.getByRole("group", { name: "Domingo" }).getByLabel("Desde").nth(0)).toHaveValue("22:00");
});

test("a specialist closes two weeks, and the person who was in them chooses", async ({ page, sitio }) => {
  const persona = crearPersona(sitio);
  const idCita = crearCita(sitio, persona, 3 * 24 * 60);
  await entrarComoEspecialista(page, sitio);
  await page.goto(`${sitio.equipo}/equipo/mi-agenda/dias`);
  await expect(titulo(page, "Días libres")).toBeVisible();
  const hoy = fechaDe(new Date());
  await page.getByLabel("Primer día").fill(sumarDias(hoy, 2));
  await page.getByLabel("Último día").fill(sumarDias(hoy, 15));
  await page.getByRole("button", { name: "Ver quién tiene sesión" }).click();
  await expect(page.getByText(/sesi\S+ reservadas? en esos días/)).toBeVisible();
  await page.getByRole("button", { name: "Cerrar estos días" }).click();
  await expect(page.getByRole("status")).toContainText("Cerraste esos días");
  await expect(page.getByText("Cerrado", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Quitar: / }).click();
  await expect(page.getByText("atiendes en tus horas de siempre")).toBeVisible();

  await entrarDirecto(page, sitio, persona);
  await page.goto(`${sitio.url}/mi-zona-privada/cita/${idCita}`);
  await expect(page.getByRole("main")).toContainText(/elige|elegir/i);
});

test("a specialist makes an address for a calendar program, and withdraws it", async ({
  page,
  sitio,
  request,
}) => {
  await entrarComoEspecialista(page, sitio);
  await page.goto(`${sitio.equipo}/equipo/mi-agenda/calendario`);
  await page.getByRole("button", { name: "Crear dirección" }).click();
  await expect(page.getByRole("status")).toContainText("Tu dirección está lista");
  const direccion = await page.getByText(/\/calendario\/[\w-]+\.ics/).textContent();
  expect(await (await request.get(direccion!)).text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Anular dirección" }).click();
  await expect(page.getByRole("status")).toContainText("ya no sirve");
  expect((await request.get(direccion!)).status()).toBe(404);
});
