import { expect, test } from "../../support/journey";

test("while somebody types, links to what may be meant stand below; no script came before", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/buscar");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  const campo = page.getByRole("searchbox", { name: "Buscar" });
  await campo.focus();
  await campo.pressSequentially("presup");
  const sugerencias = page.getByRole("list", { name: "Sugerencias" });
  await expect(sugerencias.getByRole("link", { name: "Presupuesto del mes" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sugerencias).toHaveCount(0);
  await campo.fill("sueno");
  await sugerencias.getByRole("link", { name: "Diario de sueño" }).click();
  await expect(page).toHaveURL("/herramienta/diario-de-sueno");
});
