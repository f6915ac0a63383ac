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
  const primero = page.getByRole("region", { name: "Lo mejor para esto" }).getByRole("listitem").first();
  await expect(primero.locator("h3 mark")).toHaveText(["Tarjeta", "respiración"]);
  await primero.getByRole("link", { name: "Tarjeta de respiración" }).click();
  await expect(titulo(page, "Tarjeta de respiración")).toBeVisible();
});

test("what is found in a text shows where, as text and with the word marked", async ({ page }) => {
  await page.goto("/buscar?q=QUECHUA");
  const hallazgo = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Renato Huamaní" }) });
  await expect(hallazgo.getByText("también atiendo en quechua.")).toBeVisible();
  await expect(hallazgo.locator("mark")).toHaveText(["quechua"]);
});

test("the best results stand first with a picture or a portrait each, and each kind is folded below", async ({
  page,
}) => {
  for (const q of ["dormir", "ansiedad"]) {
    await page.goto(`/buscar?q=${q}`);
    const mejores = page.getByRole("region", { name: "Lo mejor para esto" }).getByRole("listitem");
    const cuantos = await mejores.count();
    expect([q, cuantos > 1]).toEqual([q, true]);
    await expect(mejores.locator("img")).toHaveCount(cuantos);
    await expect(
      page.getByRole("region", { name: "Más resultados" }).getByRole("group").first(),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(cuantos);
    const alto = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(alto, `${q} on a telephone`).toBeLessThan(2000);
  }
  // A result without a picture keeps its words away from the edge of its card.
  await page.goto("/buscar?q=reembolso");
  const tarjeta = page
    .getByRole("region", { name: /^Preguntas/ })
    .getByRole("listitem")
    .first();
  const [fuera, dentro] = await Promise.all([
    tarjeta.boundingBox(),
    tarjeta.getByRole("heading").boundingBox(),
  ]);
  expect(dentro!.y - fuera!.y).toBeGreaterThanOrEqual(8);
});

test("an empty search offers the six needs, and nothing that sells", async ({ page }) => {
  await page.goto("/buscar");
  const necesidades = page.getByRole("region", { name: "¿Qué necesitas hoy?" });
  await expect(necesidades.getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("main").getByRole("link", { name: /Sorteo|Tienda/ })).toHaveCount(0);
  await necesidades.getByRole("link", { name: "Dormir mejor" }).click();
  await expect(titulo(page, "Dormir mejor")).toBeVisible();
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

test("a question of the help page is found by what people call it, and its answer stands open there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/buscar?q=reembolso");
  const pregunta = "¿Hasta cuándo puedo cambiar o cancelar lo que reservé?";
  await page
    .getByRole("region", { name: /^Preguntas frecuentes/ })
    .getByRole("link", { name: pregunta })
    .click();
  await expect(page).toHaveURL("/ayuda#cambiar-o-cancelar");
  const cabecera = (await page.getByRole("banner").boundingBox())!;
  const { y } = (await page.getByText(pregunta).boundingBox())!;
  expect(y, "below the header that stays").toBeGreaterThanOrEqual(cabecera.y + cabecera.height);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/explorar");
  await page.goto("/ayuda#cambiar-o-cancelar");
  await expect(page.getByText(pregunta)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("lo que pagaste vuelve por donde vino")).toBeVisible();
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

test("what is done here is found by the words for it, and who is hurt sees whom to call", async ({
  page,
}) => {
  await page.goto("/buscar?q=contrase%C3%B1a");
  await page.getByRole("link", { name: "Recuperar tu contraseña" }).click();
  await expect(page).toHaveURL("/recuperar-clave");
  await page.goto("/buscar?q=violencia+familiar");
  const llamada = page.getByRole("main").getByRole("link", { name: "Llama gratis a la Línea 100" });
  await expect(llamada).toHaveAttribute("href", "tel:100");
});

test("who seems to be in danger sees the number to call before anything else", async ({ page }) => {
  const principal = page.getByRole("main");
  for (const q of ["pensamientos suicidas", "me quiero moriir", "suisidio", "no quiero vivir"]) {
    await page.goto(`/buscar?${new URLSearchParams({ q })}`);
    const ayuda = page.getByRole("region", { name: "No tienes que pasar por esto a solas" });
    await expect(ayuda.getByRole("link", { name: "Llamar al 113, opción 5" })).toBeVisible();
    // A search that signals danger never says that nothing was found, or how to spell it.
    await expect(principal).not.toContainText(/No encontramos nada|Revisa cómo está escrito|palabras/);
    await expect(principal.getByRole("navigation", { name: "¿Quisiste decir?" })).toHaveCount(0);
    // The page offers the person nothing for sale either.
    await expect(principal).not.toContainText(/S\/|resultado/);
    const luego = page.getByRole("region", { name: "Cuando quieras hablar con alguien" });
    await expect(luego.getByRole("link", { name: "Agendar psicología" })).toHaveAttribute(
      "href",
      "/agendar/psicologia",
    );
    await expect(luego.getByRole("link", { name: "Programa de salud mental" })).toBeVisible();
  }
  await page.goto("/buscar?q=respirar");
  await expect(page.getByRole("main").getByRole("link", { name: /113/ })).toHaveCount(0);
});

test("who cannot go on sees whom to talk to, and nothing else that their words happen to be in", async ({
  page,
}) => {
  const principal = page.getByRole("main");
  await page.goto(`/buscar?${new URLSearchParams({ q: "ya no puedo más" })}`);
  await expect(principal).toContainText("¿Estás pasando un mal momento?");
  await expect(principal.getByRole("link", { name: "Llama gratis al 113, opción 5" })).toBeVisible();
  await expect(principal.getByRole("link", { name: "Agendar psicología" })).toBeVisible();
  await expect(principal).not.toContainText(/S\/|resultado|No encontramos nada/);
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
  for (const q of [secreto, `${secreto} `.repeat(60), "%ED%A0%80", "<b id=eco>", "__proto__"]) {
    const respuesta = await page.goto(`/buscar?q=${q.startsWith("%") ? q : encodeURIComponent(q)}`);
    expect(respuesta!.status()).toBe(200);
    await expect(titulo(page, "Buscar")).toBeVisible();
  }
  await expect(page.locator("#eco")).toHaveCount(0);
  await page.request.get(`/buscar/sugerencias?q=${secreto}`);
  await page.request.get(`/v2/busqueda?q=${secreto}`);
  // A log line is written when its answer arrives, so those of earlier requests are complete.
  await expect.poll(() => server.output.join("\n")).toContain("/v2/busqueda");
  expect(server.output.join("\n")).not.toContain(secreto);
});
