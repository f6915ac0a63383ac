import { mirarEnCadaAncho } from "../../support/anchos";
import { entrarEnNavegador, otroCodigo } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { registrarReclamo } from "../../support/pasosDeReclamo";

const test = journeyDeEquipo();

test("the screens of complaints are accessible and fit every width", async ({ page, sitio }) => {
  await registrarReclamo(page);
  const deLaPersona = page.url();
  await entrarEnNavegador(page, sitio, "reclamos");
  const mirar = (cual: string) => mirarEnCadaAncho(page, cual);
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
  await page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, "reclamos"));
  await page.getByRole("button", { name: "Responder" }).click();
  await mirar("an answered sheet");
  await page.getByRole("link", { name: "Imprimir respuesta" }).click();
  await mirar("the paper");
  await page.goto(deLaPersona);
  await mirar("the answer for its person");
});
