import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";

const campoDe = (page: Page) => page.getByRole("searchbox", { name: "Buscar" });
const sugerenciasDe = (page: Page) => page.getByRole("list", { name: "Sugerencias" });

for (const lugar of ["/", "/ayuda", "/bienestar-play", "/buscar", "/nada/de-nada"]) {
  test(`while somebody types at ${lugar}, links to what may be meant stand below; no script came before`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(lugar);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    await campoDe(page).click();
    await campoDe(page).pressSequentially("presup");
    const sugerencias = sugerenciasDe(page);
    // The kind of each suggestion stands beside its name.
    await expect(sugerencias.getByRole("link", { name: "Presupuesto del mes Herramientas" })).toBeVisible();
    const [caja, lista] = [await campoDe(page).boundingBox(), await sugerencias.boundingBox()];
    expect(lista!.y).toBeGreaterThan(caja!.y + caja!.height);
    await expect(page.getByRole("status").filter({ hasText: /^Sugerencias: \d$/ })).toBeAttached();
    // Only the small script of the search box was loaded, and none of the page's other scripts.
    expect(scripts).toHaveLength(1);
  });
}

test("the links are reached with the keys, left with the keys, and followed with a press", async ({
  page,
}) => {
  await page.goto("/ayuda");
  const campo = campoDe(page);
  await campo.click();
  await campo.pressSequentially("presup");
  const sugerencias = sugerenciasDe(page);
  await expect(sugerencias).toBeVisible();
  const primera = sugerencias.getByRole("link").first();
  await page.keyboard.press("ArrowDown");
  await expect(primera).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(campo).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(primera).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(campo).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sugerencias).toHaveCount(0);
  await expect(campo).toBeFocused();
  await campo.fill("sueno");
  await expect(sugerencias).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(sugerencias).toHaveCount(0);
  await campo.fill("sueno ");
  await sugerencias.getByRole("link", { name: "Diario de sueño" }).click();
  await expect(page).toHaveURL("/herramienta/diario-de-sueno");
});

test("on a telephone they stay below the box that opened, within the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/ayuda");
  await campoDe(page).click();
  await campoDe(page).pressSequentially("presup");
  await expect(sugerenciasDe(page)).toBeVisible();
  const { x, y, width } = (await sugerenciasDe(page).boundingBox())!;
  expect([x >= 0, x + width <= 320, y < 120]).toEqual([true, true, true]);
  // A name of two lines stands clear of its neighbours, and its kind is not broken.
  await campoDe(page).fill("dormr");
  const conNombreLargo = sugerenciasDe(page).getByRole("link", { name: /Lecturas$/ });
  await expect(conNombreLargo).toHaveCount(2);
  for (const enlace of await conNombreLargo.all()) {
    const { aire, clase } = await enlace.evaluate((caja) => {
      const altos = [...caja.querySelectorAll("span")].map((parte) => {
        const letras = document.createRange();
        letras.selectNodeContents(parte);
        return { renglones: letras.getClientRects().length, alto: letras.getBoundingClientRect().height };
      });
      return { aire: caja.clientHeight - altos[0]!.alto, clase: altos[1]! };
    });
    expect(clase.renglones).toBe(1);
    expect(aire).toBeGreaterThanOrEqual(12);
  }
  await campoDe(page).fill("presup");
  await sugerenciasDe(page).getByRole("link", { name: "Presupuesto del mes" }).click();
  await expect(page).toHaveURL("/herramienta/presupuesto-del-mes");
});
