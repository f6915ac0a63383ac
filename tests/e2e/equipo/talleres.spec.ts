import type { Page } from "@playwright/test";
import { empiezaEn } from "../../support/anfitrion";
import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { crearPersona, entrarDirecto, titulo } from "../../support/pasos";
import type { SitioDeEquipo } from "../../support/sitioDeEquipo";

const test = journeyDeEquipo();
const UID = "estirar-sin-salir-de-la-silla";
const TITULO = "Estirar sin salir de la silla";
const MOTIVO = "Quien dirige la clase está enfermo hoy.";

/** A new person takes a place in one of the next dates. Gives the day of the date. */
async function conUnLugar(page: Page, sitio: SitioDeEquipo, indice: number): Promise<string> {
  await entrarDirecto(page, sitio, crearPersona(sitio));
  await page.goto(`${sitio.url}/bienestar-en-vivo/${UID}`);
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").nth(indice).click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await expect(page.getByRole("heading", { name: "Tu lugar está reservado" })).toBeVisible();
  return new URL(page.url()).searchParams.get("fecha")!;
}

test("Coordinación changes the places of a date, and cancels it after typing how many people it tells", async ({
  page,
  sitio,
}) => {
  const fecha = await conUnLugar(page, sitio, 2);
  await entrarEnNavegador(page, sitio, "coordinacion");
  await page.getByRole("link", { name: "Talleres", exact: true }).click();
  await expect(titulo(page, "Talleres")).toBeVisible();
  await page.getByLabel("Desde", { exact: true }).fill(fecha);
  await page.getByRole("button", { name: "Ver" }).click();
  const linea = page.getByRole("listitem").filter({ hasText: TITULO }).first();
  await expect(linea).toContainText(/1 de \d+ lugares/);
  await linea.getByRole("link", { name: TITULO }).click();
  await expect(titulo(page, TITULO)).toBeVisible();

  await page.getByRole("spinbutton", { name: "Lugares" }).fill("7");
  await page.getByRole("button", { name: "Cambiar los lugares" }).click();
  await expect(page.getByRole("status")).toContainText("Cambiaste los lugares");
  await expect(page.getByText("1 de 7", { exact: true })).toBeVisible();

  await expect(page.getByText(/Avisa a 1 persona/)).toBeVisible();
  const cancelar = async (personas: string) => {
    await page.getByLabel("Número de personas").fill(personas);
    await page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "coordinacion"));
    await page.getByRole("button", { name: "Cancelar esta fecha" }).click();
  };
  await page.getByLabel("Razón").selectOption({ label: "Quien lo dirige no puede" });
  await page.getByLabel("Motivo").fill(MOTIVO);
  await cancelar("2");
  await expect(page.getByText(/puede haber cambiado/).first()).toBeVisible();
  await expect(page.getByLabel("Motivo")).toHaveValue(MOTIVO);
  await cancelar("1");
  await expect(page.getByRole("status")).toContainText("Cancelaste esta fecha");
  await expect(page.getByText("Esta fecha está cancelada")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancelar esta fecha" })).toHaveCount(0);

  await page.getByRole("link", { name: "Registro" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Canceló la fecha de un taller" })).toHaveCount(
    1,
  );
  await page.goto(`${sitio.url}/desarrollo/correo`);
  await expect(page.locator("body")).toContainText(MOTIVO);
});

test("two tabs: a number that changed meanwhile is refused, and a date is cancelled once", async ({
  page,
  sitio,
}) => {
  const fecha = await conUnLugar(page, sitio, 1);
  await entrarEnNavegador(page, sitio, "coordinacion");
  const href = `${sitio.equipo}/equipo/talleres/${UID}/${fecha}`;
  const otra = await page.context().newPage();
  for (const pestana of [page, otra]) await pestana.goto(href);
  const cambiar = async (pestana: Page, cupos: string) => {
    await pestana.getByRole("spinbutton", { name: "Lugares" }).fill(cupos);
    await pestana.getByRole("button", { name: "Cambiar los lugares" }).click();
  };
  await cambiar(page, "9");
  await expect(page.getByRole("status")).toContainText("Cambiaste los lugares");
  await cambiar(otra, "8");
  await expect(otra.getByRole("group", { name: "No se cambió" })).toContainText("mira cuántos hay ahora");
  await expect(otra.getByText("Ahora hay 9.")).toBeVisible();
  await expect(otra.getByRole("spinbutton", { name: "Lugares" })).toHaveValue("8");
  await cambiar(otra, "8");
  await expect(otra.getByRole("status")).toContainText("Cambiaste los lugares");

  await page.goto(href);
  const codigo = otroCodigo(sitio, "coordinacion");
  for (const pestana of [page, otra]) {
    await pestana.getByLabel("Razón").selectOption({ label: "Hay muy pocas personas" });
    await pestana.getByLabel("Motivo").fill(MOTIVO);
    await pestana.getByLabel("Número de personas").fill("1");
    await pestana.getByLabel("Código de tu aplicación").fill(codigo);
    await pestana.getByRole("button", { name: "Cancelar esta fecha" }).click();
    await expect(pestana.getByText("Esta fecha está cancelada")).toBeVisible();
  }
  await expect(otra.getByRole("group", { name: "No se hizo" })).toHaveCount(0);
  await otra.getByRole("link", { name: "Registro" }).click();
  await expect(
    otra
      .getByRole("listitem")
      .filter({ hasText: `${UID} ${fecha}` })
      .filter({ hasText: "Canceló" }),
  ).toHaveCount(1);
});

test("a host marks who attended an own date, and finds no date of another host", async ({ page, sitio }) => {
  const fecha = await conUnLugar(page, sitio, 3);
  empiezaEn(sitio, { uid: UID, fecha }, -5);
  await entrarEnNavegador(page, sitio, "anfitrion");
  await page.getByRole("link", { name: "Talleres", exact: true }).click();
  await expect(page.getByRole("main")).not.toContainText("Cerrar el día");
  await page.getByRole("listitem").filter({ hasText: "Ahora" }).getByRole("link", { name: TITULO }).click();
  await page.getByRole("group", { name: "¿Quién asistió?" }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Guardar la asistencia" }).click();
  await expect(page.getByRole("status")).toContainText("Guardaste la asistencia");
  await expect(page.getByRole("listitem").filter({ hasText: "Asistió" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Guardar la asistencia" })).toHaveCount(0);
  await page.goto(`${sitio.equipo}/equipo/talleres/cerrar-el-dia/${fecha}`);
  await expect(titulo(page, "No encontramos esta página")).toBeVisible();
});

test("Atención sees who comes with masked names, and has no act", async ({ page, sitio }) => {
  const fecha = await conUnLugar(page, sitio, 4);
  await entrarEnNavegador(page, sitio, "atencion");
  await page.goto(`${sitio.equipo}/equipo/talleres/${UID}/${fecha}`);
  await expect(page.getByRole("region", { name: "Quiénes van" }).getByRole("listitem")).toHaveText(
    /^\S+ \S\.$/,
  );
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});
