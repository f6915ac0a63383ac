import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";

/** Widths of the window with the size of the letters, as browsers enlarge them: the root font grows. */
const LETRAS = [
  [320, "100%"],
  [360, "150%"],
  [360, "200%"],
] as const;
const DIBUJOS = ["Radar", "Banda", "Linea", "CalendarioDeDias", "Lotes", "LineaDeEstados"];

/** Words and numbers of a drawing that stand on two lines, or beyond an edge of the window. */
function palabrasRotas(page: Page, dibujo: string) {
  return page.getByRole("region", { name: dibujo, exact: true }).evaluate((muestra) => {
    const textos = document.createTreeWalker(muestra, NodeFilter.SHOW_TEXT);
    const rotas: string[] = [];
    while (textos.nextNode()) {
      const lugar = textos.currentNode.parentElement!;
      // Words for readers alone are clipped, and the name of a sample is no part of its drawing.
      if (lugar.matches("h2") || getComputedStyle(lugar).clipPath !== "none") continue;
      for (const { 0: palabra, index } of textos.currentNode.textContent!.matchAll(/\S+/g)) {
        const tramo = document.createRange();
        tramo.setStart(textos.currentNode, index);
        tramo.setEnd(textos.currentNode, index + palabra.length);
        const partes = [...tramo.getClientRects()].filter(({ width }) => width > 1);
        const fuera = partes.some(
          ({ left, right }) => left < 0 || right > document.documentElement.clientWidth,
        );
        if (partes.length > 1 || fuera) rotas.push(palabra);
      }
    }
    return rotas;
  });
}

for (const [width, tamano] of LETRAS) {
  test(`drawings keep their words whole at ${width} px with letters of ${tamano}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/desarrollo/componentes");
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), tamano);
    for (const dibujo of DIBUJOS) expect.soft(await palabrasRotas(page, dibujo), dibujo).toEqual([]);
    // The names at the axes grow with the letters of the page.
    const nombre = page.getByRole("region", { name: "Radar", exact: true }).locator("text").first();
    const alto = await nombre.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    if (tamano !== "100%") expect(alto).toBeGreaterThan(13);
  });
}
