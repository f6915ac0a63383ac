import { fechaDe, sumarDias } from "../../../app/domain/shared/fechas";
import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { mirarEnCadaAncho } from "../../support/anchos";
import { crearPersona } from "../../support/pasos";
import { crearCita } from "../../support/videollamada";

const test = journeyDeEquipo();

test("the agenda is accessible and fits every width", async ({ page, sitio }) => {
  crearCita(sitio, crearPersona(sitio), 3 * 24 * 60);
  await entrarEnNavegador(page, sitio, "coordinacion");
  await page.goto(`${sitio.equipo}/equipo/agenda?dia=${sumarDias(fechaDe(new Date()), 3)}`);
  await mirarEnCadaAncho(page, "a day");
  await page
    .getByRole("link", { name: /^Días libres de/ })
    .first()
    .click();
  await mirarEnCadaAncho(page, "days of a specialist");
});
