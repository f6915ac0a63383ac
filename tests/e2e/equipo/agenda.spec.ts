import { fechaDe, sumarDias } from "../../../app/domain/shared/fechas";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { crearPersona, titulo } from "../../support/pasos";
import { crearCita } from "../../support/videollamada";

const test = journeyDeEquipo();

test("Coordinación finds a session in the agenda, and closes the day of its specialist", async ({
  page,
  sitio,
}) => {
  crearCita(sitio, crearPersona(sitio), 3 * 24 * 60);
  const dia = sumarDias(fechaDe(new Date()), 3);
  await entrarEnNavegador(page, sitio, "coordinacion");
  await page.getByRole("link", { name: "Agenda", exact: true }).click();
  await expect(titulo(page, "Agenda")).toBeVisible();
  await page.getByLabel("Día", { exact: true }).fill(dia);
  await page.getByRole("button", { name: "Ver" }).click();
  await expect(page.getByText("1 sesión", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Día siguiente" }).click();
  await expect(page.getByText("0 sesiones")).toBeVisible();
  await page.getByRole("link", { name: "Día anterior" }).click();
  const sesion = page.getByRole("link", { name: /Reservada/ });
  await expect(sesion).toHaveAttribute("href", /\/equipo\/pedidos\/[\w-]+/);
  const fila = page.getByRole("listitem").filter({ has: sesion });
  await fila.getByRole("link", { name: /^Días libres de/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Días libres de/ })).toBeVisible();
  await page.getByLabel("Primer día").fill(dia);
  await page.getByLabel("Último día").fill(dia);
  await page.getByRole("button", { name: "Ver quién tiene sesión" }).click();
  await expect(page.getByText(/Toca a 1 persona/)).toContainText("S/");
  await page.getByRole("button", { name: "Cerrar estos días" }).click();
  await expect(page.getByRole("status")).toContainText("Cerraste esos días");
  await page.getByRole("link", { name: "Volver a la agenda" }).click();
  await page.goto(`${sitio.equipo}/equipo/agenda?dia=${dia}`);
  await expect(page.getByText("Cerrado todo el día")).toBeVisible();
  await page.goto(`${sitio.equipo}/equipo/registro`);
  await expect(page.getByRole("listitem").filter({ hasText: "Cerró días de un especialista" })).toBeVisible();
});

test("Coordinación changes the hours of a specialist", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "coordinacion");
  await page.goto(`${sitio.equipo}/equipo/agenda`);
  await page.getByRole("link", { name: "Horas de Lucía Mendoza" }).click();
  const domingo = page.getByRole("group", { name: "Domingo" });
  await domingo.getByLabel("Desde").last().fill("08:00");
  await domingo.getByLabel("Hasta").last().fill("09:00");
  await page.getByRole("button", { name: "Guardar estas horas" }).click();
  await expect(page.getByRole("status")).toContainText("Guardamos sus horas");
});

test("Atención sees the sessions of a day without their specialists", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "atencion");
  await page.getByRole("link", { name: "Agenda", exact: true }).click();
  await expect(titulo(page, "Agenda")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/psicolog|lucía/i);
  await expect(page.getByLabel("Especialidad")).toHaveCount(0);
});
