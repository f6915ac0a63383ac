import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { mirarEnCadaAncho } from "../../support/anchos";

const test = journeyDeEquipo();

test("the screen of the machine is accessible and fits every width", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.goto(`${sitio.equipo}/equipo/maquina`);
  await mirarEnCadaAncho(page, "the machine");
});
