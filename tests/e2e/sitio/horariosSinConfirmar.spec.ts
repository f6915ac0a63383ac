import { expect, test } from "../../support/journey";
import { conDatos } from "../../support/pasos";

test("a page that offers times says under its header that they may have changed", async ({
  page,
  server,
}) => {
  await page.goto("/ayuda");
  await page.goto("/especialista");
  const ficha = (await page
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .first()
    .getAttribute("href"))!;
  await page.goto(ficha);
  const aviso = page.getByRole("status").filter({ hasText: "Ahora no podemos confirmar los horarios" });
  await expect(aviso).toHaveCount(0);
  conDatos(server, (db) => db.exec("alter table horarios rename to horarios_perdidos"));
  try {
    for (const ruta of ["/especialista", ficha]) {
      await page.goto(ruta);
      await expect(aviso).toHaveCSS("position", "sticky");
      await expect(aviso).toBeInViewport();
      const cabecera = (await page.getByRole("banner").boundingBox())!;
      expect((await aviso.boundingBox())!.y).toBeLessThan(cabecera.y + cabecera.height + 60);
    }
    await page.goto("/ayuda");
    await expect(page.getByRole("heading", { name: "Ayuda", exact: true })).toBeVisible();
    await expect(aviso).toHaveCount(0);
  } finally {
    conDatos(server, (db) => db.exec("alter table horarios_perdidos rename to horarios"));
  }
});
