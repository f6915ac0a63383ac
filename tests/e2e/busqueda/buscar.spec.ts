import { expect, test } from "../../support/journey";
import { titulo } from "../../support/pasos";

test("what is typed with mistakes in the header is found, by kind, with its words marked", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("searchbox", { name: "Buscar" }).fill("tarjeta respirasion");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?q=tarjeta+respirasion");
  await expect(titulo(page, "Buscar")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Buscar" })).toHaveValue("tarjeta respirasion");
  await expect(page.getByText(/^\d+ resultados? para «tarjeta respirasion»$/)).toBeVisible();
  const primero = page
    .getByRole("region", { name: /^Herramientas/ })
    .getByRole("listitem")
    .first();
  await expect(primero.locator("h3 mark")).toHaveText(["Tarjeta", "respiración"]);
  await primero.getByRole("link", { name: "Tarjeta de respiración" }).click();
  await expect(titulo(page, "Tarjeta de respiración")).toBeVisible();
});

test("the box is one press away on every page, wide or narrow, and only once", async ({ page }) => {
  for (const lugar of ["/", "/ayuda", "/bienestar-play/respira-con-el-mar", "/buscar", "/nada/de-nada"]) {
    for (const width of [320, 1000, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(lugar);
      const campo = page.getByRole("searchbox", { name: "Buscar" });
      await campo.click();
      await campo.fill("quechua");
      const { x, width: ancho } = (await campo.boundingBox())!;
      expect([lugar, width, ancho > 150 && x >= 0 && x + ancho <= width]).toEqual([lugar, width, true]);
    }
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Yesenia Condori" })).toBeVisible();
});

test("more of one kind is a link away, and so is everything", async ({ page }) => {
  await page.goto("/buscar?q=psicologo&clase=especialista");
  await expect(page.getByRole("region")).toHaveCount(1);
  await page.getByRole("link", { name: "Ver todos los resultados" }).click();
  await expect(page).toHaveURL("/buscar?q=psicologo");
});

test("where nothing is found there are words to try, sections and help", async ({ page }) => {
  await page.goto("/buscar?q=prezubuezto");
  await expect(page.getByRole("heading", { name: "No encontramos nada para «prezubuezto»" })).toBeVisible();
  const secciones = page.getByRole("navigation", { name: "Secciones" });
  await expect(secciones.getByRole("link", { name: "Ayuda" })).toBeVisible();
  await expect(secciones.getByRole("link", { name: "Especialistas" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "¿Quisiste decir?" })
    .getByRole("link", { name: "presupuesto" })
    .click();
  await expect(page.getByRole("link", { name: "Presupuesto del mes" })).toBeVisible();
});

test("who seems to be in danger sees the number to call before anything else", async ({ page }) => {
  await page.goto("/buscar?q=pensamientos+suicidas");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Llama gratis al 113, opción 5" }),
  ).toBeVisible();
  await page.goto("/buscar?q=respirar");
  await expect(page.getByRole("main").getByRole("link", { name: /113/ })).toHaveCount(0);
});

test("inside the app the small menu leads to the search", async ({ page }) => {
  await page.goto("/especialista?webview=on");
  await page.getByRole("navigation", { name: "Menú" }).getByText("Menú").click();
  await page.getByRole("link", { name: "Buscar" }).click();
  await page.getByRole("searchbox", { name: "Buscar" }).fill("mascota");
  await page.getByRole("main").getByRole("button", { name: "Buscar" }).click();
  await expect(page.getByRole("link", { name: "Cuidados de tu mascota" })).toBeVisible();
});

test("whatever is in the address, the page stands, and what was typed is in no log", async ({
  page,
  server,
}) => {
  const secreto = "palabraquenadiemasescribe";
  for (const q of [secreto, `${secreto} `.repeat(60), "%00%ED%A0%80", "<b id=eco>", "__proto__"]) {
    const respuesta = await page.goto(`/buscar?q=${q.startsWith("%") ? q : encodeURIComponent(q)}`);
    expect(respuesta!.status()).toBe(200);
    await expect(titulo(page, "Buscar")).toBeVisible();
  }
  await expect(page.locator("#eco")).toHaveCount(0);
  await page.request.get(`/buscar/sugerencias?q=${secreto}`);
  await page.request.get(`/v2/busqueda?q=${secreto}`);
  // The line of the last request has been written when its answer is here; those before it too.
  await expect.poll(() => server.output.join("\n")).toContain("/v2/busqueda");
  expect(server.output.join("\n")).not.toContain(secreto);
});
