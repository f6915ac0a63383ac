import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, insertar, titulo } from "../../support/pasos";

test("a visitor breathes for a minute at once: the sun moves, and the rhythm is there in words", async ({
  page,
}) => {
  await page.goto("/");
  await expect(titulo(page, /Duerme mejor/)).toBeVisible();
  const sol = page.locator("summary", { hasText: "Respira un minuto" });
  const disco = sol.locator("> span").first();
  const ritmo = page.getByRole("list").filter({ hasText: "contando hasta 4" });
  await expect(ritmo).toBeHidden();
  await expect(disco).toHaveCSS("animation-name", "none");
  await sol.click();
  await expect(ritmo.getByRole("listitem")).toHaveCount(3);
  await expect(disco).not.toHaveCSS("animation-name", "none");
  await expect(disco).toHaveCSS("animation-iteration-count", "6");
  await expect(disco).toHaveCSS("animation-duration", "10s");
  await expect(page.getByText("Inhala", { exact: true })).toBeVisible();
  await sol.click();
  await expect(ritmo).toBeHidden();
  await expect(disco).toHaveCSS("animation-name", "none");
});

test("nothing moves for who asked for that, and the words say all of it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const sol = page.locator("summary", { hasText: "Respira un minuto" });
  await sol.click();
  await expect(sol.locator("> span").first()).toHaveCSS("animation-name", "none");
  await expect(page.getByText("Inhala", { exact: true })).toBeHidden();
  await expect(page.getByText("Suéltalo despacio contando hasta 6.")).toBeVisible();
  // The sentence about the end of the breathing does not depend on movement.
  await expect(page.getByText("Toca el sol para cerrar.")).toBeVisible();
  await sol.click();
  await expect(page.getByText("Toca el sol para cerrar.")).toBeHidden();
});

test("what to mind while breathing is seen where the finger is, on a small telephone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/");
    const sol = page.locator("summary", { hasText: "Respira un minuto" });
    await sol.click();
    const cuidado = page.getByText("Si te mareas, vuelve a respirar como siempre.");
    await expect(cuidado).toBeInViewport({ ratio: 1 });
    // The words cover neither the heading nor its button: they begin where the drawing ends.
    const dibujo = (await page.locator("picture img[src*=costa]").boundingBox())!;
    const texto = (await cuidado.boundingBox())!;
    expect(texto.y).toBeGreaterThanOrEqual(dibujo.y + dibujo.height);
  }
  // Nothing moves, and yet the page says that the breathing has begun.
  await expect(page.getByText("A tu ritmo", { exact: true })).toBeVisible();
});

test("the sun to breathe with covers the one that is drawn, and nobody who sits beside it", async ({
  page,
}) => {
  for (const [width, colorScheme] of [
    [900, "light"],
    [1440, "light"],
    [1440, "dark"],
    [2650, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const sol = (await page.locator("summary", { hasText: "Respira un minuto" }).boundingBox())!;
    const dibujo = (await page.locator("picture img[src*=costa]").boundingBox())!;
    const enElDibujo = (x: number) => ((x - dibujo.x) / dibujo.width) * 1440;
    const alto = 560 - ((dibujo.y + dibujo.height - sol.y - sol.height / 2) / dibujo.height) * 560;
    expect(Math.abs(alto - (colorScheme === "dark" ? 300 : 395)), `${width}`).toBeLessThan(4);
    // The drawn sun reaches from 724 to 856, and the sitting person begins at 965.
    expect(enElDibujo(sol.x), `${width}`).toBeLessThan(724);
    expect(enElDibujo(sol.x + sol.width), `${width}`).toBeGreaterThan(856);
    expect(enElDibujo(sol.x + sol.width), `${width}`).toBeLessThan(965);
    const texto = (await page.getByRole("link", { name: "Ver especialistas" }).boundingBox())!;
    expect(texto.x + texto.width, `${width}`).toBeLessThanOrEqual(sol.x);
  }
});

test("a telephone shows the sun in its drawing whole, on one screen with the needs and one button", async ({
  page,
}) => {
  for (const width of [320, 360, 599, 600, 899]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto("/");
      const donde = `${width} ${colorScheme}`;
      const sol = (await page.locator("summary", { hasText: "Respira un minuto" }).boundingBox())!;
      const dibujo = (await page.locator("picture img[src*=costa]").boundingBox())!;
      // `object-fit: cover` with the whole height, and 60 % of what is left beside the window.
      const escala = dibujo.height / 560;
      const izquierda = dibujo.x - (1440 * escala - dibujo.width) * 0.6;
      const centro = (sol.x + sol.width / 2 - izquierda) / escala;
      const alto = (sol.y + sol.height / 2 - dibujo.y) / escala;
      expect(Math.abs(centro - 789), donde).toBeLessThan(6);
      expect(Math.abs(alto - (colorScheme === "dark" ? 300 : 395)), donde).toBeLessThan(6);
      // The sitting person begins at 965.
      expect((sol.x + sol.width - izquierda) / escala, donde).toBeLessThan(965);
      if (width > 360) continue;
      await expect(page.getByRole("link", { name: "Elige qué necesitas" }), donde).toBeInViewport();
      expect(dibujo.y + dibujo.height, donde).toBeLessThan(800 - 64);
    }
  }
});

test("a visitor is led to the needs before any price, and finds a class with its seats and its drawing", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("link").first()).toHaveText("Elige qué necesitas");
  await page.getByRole("link", { name: "Elige qué necesitas" }).click();
  await expect(page.getByRole("link", { name: "Dormir mejor" })).toBeInViewport();
  const enVivo = page.getByRole("region", { name: "En vivo" });
  await expect(enVivo.getByText(/quedan? \d+ lugar/)).toBeVisible();
  await expect(enVivo.locator("img")).toHaveCount(1);
  await page.getByRole("link", { name: "Ver especialistas" }).click();
  await expect(titulo(page, "Elige especialista")).toBeVisible();
});

test("somebody finds first what they left, and one thing of what they chose with its reason", async ({
  page,
  server,
}) => {
  const persona = crearPersona(server);
  await entrarDirecto(page, server, persona);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Hola, /);
  await expect(page.getByRole("heading", { name: "Sigue viendo" })).toHaveCount(0);
  const paraTi = page.getByRole("region", { name: "Para ti" });
  const elegir = page.getByRole("main").getByRole("link", { name: "Elegir tus temas" });
  await expect(elegir).toBeVisible();

  const ahora = new Date().toISOString();
  const { idPersona } = persona;
  const preferir = (discretos: 0 | 1) =>
    conDatos(server, (db) => {
      db.prepare("delete from preferencias where id_persona = ?").run(idPersona);
      insertar(db, "preferencias", {
        id_persona: idPersona,
        avisos_discretos: discretos,
        actualizado_en: ahora,
      });
    });
  preferir(0);
  conDatos(server, (db) => {
    insertar(db, "temas_de_persona", { id_persona: idPersona, tema: "Sueño" });
    insertar(db, "avances", {
      id_persona: idPersona,
      uid: "arma-tu-plato",
      posicion: 200,
      rangos: "[[0,200]]",
      comenzado_en: ahora,
      movido_en: ahora,
      visto_en: null,
    });
  });
  await page.goto("/");
  const sigue = page.getByRole("region", { name: "Sigue viendo" });
  await expect(sigue.getByRole("link", { name: "Arma tu plato" })).toBeVisible();
  await expect(sigue).toContainText(/\d+ % visto/);
  // The region stands before any offer, and without the words for new visitors.
  const arriba = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())!.y;
  const enlace = await page.getByRole("main").getByRole("link", { name: "Agendar" }).boundingBox();
  expect(await arriba("Sigue viendo")).toBeLessThan(enlace!.y);
  await expect(page.getByRole("heading", { name: "Así funciona" })).toHaveCount(0);
  await expect(page.getByText("pagas el precio que ves")).toHaveCount(0);
  await expect(paraTi).toContainText("Porque elegiste «Dormir mejor».");
  await expect(elegir).toHaveCount(0);
  preferir(1);
  await page.goto("/");
  await expect(paraTi).toContainText("Por un tema que elegiste.");
  await expect(paraTi).not.toContainText("Porque elegiste");

  await paraTi.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
