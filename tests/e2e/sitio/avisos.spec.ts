import { COOKIE_DE_AVISOS } from "../../../app/domain/shared/navegacion/parametros";
import { expect, test } from "../../support/journey";

const PAGINAS = ["/", "/bienestar-play", "/bienestar-en-vivo", "/especialista"];

/** A notice that covers what one may press is pressed in its place, or hides it for eight seconds. */
test("a notice covers nothing that can be pressed, nor the bar, wherever the page is", async ({
  page,
  server,
}) => {
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const pagina of PAGINAS) {
      await page
        .context()
        .addCookies([{ name: COOKIE_DE_AVISOS, value: "medicion-del-uso-apagada", url: server.url }]);
      await page.goto(pagina);
      const aviso = page.getByRole("status").filter({ hasText: "Apagaste la medición." });
      await expect(aviso).toBeInViewport();
      for (const alto of [0, 300, 900])
        expect(
          await aviso.evaluate((caja, y) => {
            window.scrollTo(0, y);
            const { top, right, bottom, left } = caja.getBoundingClientRect();
            return [...document.querySelectorAll("a, button, summary, input, select, nav")]
              .filter((otro) => !caja.contains(otro) && otro.checkVisibility())
              .filter((otro) =>
                [...otro.getClientRects()].some(
                  (suya) =>
                    suya.width > 1 &&
                    suya.top < bottom &&
                    suya.bottom > top &&
                    suya.left < right &&
                    suya.right > left,
                ),
              )
              .map((otro) => otro.textContent || otro.outerHTML);
          }, alto),
          `${pagina} at ${viewport.width} px, scrolled to ${alto}`,
        ).toEqual([]);
    }
  }
});
