import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { mirarEnCadaAncho } from "../../support/anchos";
import { conEncuesta, conSemanas, conVisitas } from "../../support/medicion";

const test = journeyDeEquipo();
const PARTES = [
  "",
  "/caminos",
  "/velocidad",
  "/semana",
  "/encuestas?encuesta=el-sitio",
  "/cupones",
  "/cupones/BIENESTAR20",
  "/sorteos",
];

test("the screens of the measuring are accessible and fit every width", async ({ page, sitio }) => {
  test.slow();
  conVisitas(sitio);
  conSemanas(sitio);
  await conEncuesta(sitio);
  await entrarEnNavegador(page, sitio, "mercadeo");
  for (const parte of PARTES) {
    await page.goto(`${sitio.equipo}/equipo/medicion${parte}`);
    await mirarEnCadaAncho(page, `the measuring${parte}`);
  }
});
