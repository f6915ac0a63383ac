import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { expect } from "../../support/journey";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { conEncuesta, conSemanas, conVisitas } from "../../support/medicion";
import { titulo } from "../../support/pasos";

const test = journeyDeEquipo();
const MOTIVO = "Se publicó en una página que no es nuestra";

test("Mercadeo sees how the site is used, page by page, and nothing about a person", async ({
  page,
  sitio,
}) => {
  conVisitas(sitio);
  await conEncuesta(sitio);
  await entrarEnNavegador(page, sitio, "mercadeo");
  await page.getByRole("link", { name: "Medición" }).click();
  await expect(titulo(page, "Páginas vistas")).toBeVisible();
  await expect(page.getByRole("table", { name: "Páginas" })).toContainText("Especialistas");
  const partes = page.getByRole("navigation", { name: "Partes de Medición" });
  const ir = async (parte: string) => {
    await partes.getByRole("link", { name: parte }).click();
    await expect(titulo(page, parte)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("@");
    await expect(page.getByRole("link", { name: "Medición" })).toHaveAttribute("aria-current", "true");
  };

  await ir("Caminos");
  const reservar = page.getByRole("region", { name: "Reservar una sesión" });
  await expect(reservar).toContainText(/Del primer paso al último: \d+ %/);
  await expect(reservar.getByRole("table", { name: "Reservar una sesión", exact: true })).toContainText(
    "Pagada",
  );
  await reservar.getByText("Día por día").click();
  await expect(reservar.getByRole("table", { name: "día por día" }).getByRole("row")).not.toHaveCount(1);
  await expect(page.getByRole("region", { name: "Presentar un reclamo" })).toContainText("menos de 5");

  await ir("Velocidad");
  const medidas = page.getByRole("region", { name: "Las tres medidas" });
  await expect(medidas).toContainText("LCP: hasta 2 s");
  await expect(medidas.getByText("No cumple")).toHaveCount(1);

  await ir("Semana");
  await expect(page.getByText("Todavía no hay cifras")).toBeVisible();
  conSemanas(sitio);
  await page.reload();
  await expect(page.getByRole("table", { name: "Semana por semana" })).toContainText("en curso");
  await expect(page.getByRole("listitem").filter({ hasText: "Cuentas nuevas" })).toContainText("menos de 5");

  await ir("Encuestas");
  await page.getByRole("link", { name: "sitio" }).click();
  await expect(page.getByRole("table", { name: "¿Encontraste lo que buscabas?" })).toContainText(
    "no se muestra",
  );
  await expect(page.getByRole("main")).not.toContainText("Letras más grandes");
  await ir("Sorteos");
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Participan" }),
  ).not.toHaveCount(0);
});

test("Mercadeo stops a coupon with a reason and a code, and the registro says so", async ({
  page,
  sitio,
}) => {
  await entrarEnNavegador(page, sitio, "mercadeo");
  await page.goto(`${sitio.equipo}/equipo/medicion/cupones`);
  await page.getByRole("link", { name: "PAQUETE10" }).click();
  await expect(titulo(page, "PAQUETE10")).toBeVisible();
  const detener = page.getByRole("button", { name: "Detener este cupón" });

  await page.getByLabel("Motivo").fill(MOTIVO);
  await page.getByLabel("Código de tu aplicación").fill("000000");
  await detener.click();
  await expect(page.getByRole("group", { name: "No se detuvo" })).toBeVisible();
  await expect(page.getByLabel("Motivo")).toHaveValue(MOTIVO);

  await page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "mercadeo"));
  await detener.click();
  await expect(page.getByRole("status")).toContainText("Detuviste este cupón");
  await expect(page.getByText("Terminado")).toBeVisible();
  await expect(detener).toHaveCount(0);

  await page.getByRole("link", { name: "Cupones" }).click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "PAQUETE10" }).filter({ hasText: "Terminado" }),
  ).toHaveCount(1);
  await page.getByRole("link", { name: "Registro" }).click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Detuvo un cupón" }).filter({ hasText: MOTIVO }),
  ).toHaveCount(1);
});

test("two tabs stop a coupon once", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "mercadeo");
  const otra = await page.context().newPage();
  const pestanas = [page, otra];
  for (const pestana of pestanas) await pestana.goto(`${sitio.equipo}/equipo/medicion/cupones/NUTRICION15`);
  for (const pestana of pestanas) {
    await pestana.getByLabel("Motivo").fill(MOTIVO);
    await pestana.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "mercadeo"));
    await pestana.getByRole("button", { name: "Detener este cupón" }).click();
    await expect(pestana.getByText("Terminado")).toBeVisible();
  }
  await expect(otra.getByRole("group", { name: "No se detuvo" })).toContainText("ya terminó");
});

test("Sistemas sees what the site does, without coupons and draws", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.getByRole("link", { name: "Medición" }).click();
  await expect(page.getByRole("navigation", { name: "Partes de Medición" }).getByRole("link")).toHaveText([
    "Páginas vistas",
    "Caminos",
    "Velocidad",
    "Semana",
    "Encuestas",
  ]);
  await page.goto(`${sitio.equipo}/equipo/medicion/cupones`);
  await expect(titulo(page, "Tu rol no abre esta página")).toBeVisible();
});
