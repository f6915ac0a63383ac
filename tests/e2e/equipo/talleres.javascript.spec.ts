import { mirarEnCadaAncho } from "../../support/anchos";
import { empiezaEn } from "../../support/anfitrion";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { crearPersona, entrarDirecto } from "../../support/pasos";

const test = journeyDeEquipo();
const UID = "estirar-sin-salir-de-la-silla";

test("the workshops are accessible and fit every width", async ({ page, sitio }) => {
  await entrarDirecto(page, sitio, crearPersona(sitio));
  await page.goto(`${sitio.url}/bienestar-en-vivo/${UID}`);
  await page.getByRole("navigation", { name: "Fechas" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Inscribirme" }).click();
  await page.getByRole("heading", { name: "Tu lugar está reservado" }).waitFor();
  const fecha = new URL(page.url()).searchParams.get("fecha")!;
  await entrarEnNavegador(page, sitio, "coordinacion");
  await page.goto(`${sitio.equipo}/equipo/talleres`);
  await mirarEnCadaAncho(page, "dates of a week");
  const href = `${sitio.equipo}/equipo/talleres/${UID}/${fecha}`;
  await page.goto(href);
  await mirarEnCadaAncho(page, "a date that can be cancelled");
  await page.getByRole("button", { name: "Cancelar esta fecha" }).evaluate((boton: HTMLButtonElement) => {
    boton.form!.noValidate = true;
    boton.click();
  });
  await page.getByRole("group", { name: "No se canceló" }).waitFor();
  await mirarEnCadaAncho(page, "a refused cancellation");
  empiezaEn(sitio, { uid: UID, fecha }, -5);
  await page.goto(href);
  await mirarEnCadaAncho(page, "a date whose attendance is marked");
});
