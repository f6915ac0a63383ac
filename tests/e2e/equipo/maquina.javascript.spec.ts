import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { mirarPantalla } from "../../support/pantallaDeEquipo";

const test = journeyDeEquipo();

test("the screen of the machine is accessible and fits every width", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.goto(`${sitio.equipo}/equipo/maquina`);
  await mirarPantalla(page, "the machine");
});
