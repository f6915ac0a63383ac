import { entrarEnNavegador } from "../../support/entradaDeEquipo";
import { journeyDeEquipo } from "../../support/journeyDeEquipo";
import { expect } from "../../support/journey";
import { mirarEnCadaAncho } from "../../support/anchos";

const test = journeyDeEquipo();

test("the screen of the machine is accessible and fits every width", async ({ page, sitio }) => {
  await entrarEnNavegador(page, sitio, "sistemas");
  await page.goto(`${sitio.equipo}/equipo/maquina`);
  await mirarEnCadaAncho(page, "the machine");
  await page.setViewportSize({ width: 360, height: 800 });
  const alto = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(alto, "two screens of a phone").toBeLessThan(1600);
  for (const parte of await page.getByRole("region").locator("summary").all()) {
    const abierta = await parte.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open);
    if (!abierta) await parte.click();
  }
  await mirarEnCadaAncho(page, "the machine with all its parts open");
});
