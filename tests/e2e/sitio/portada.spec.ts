import { expect, test } from "../../support/journey";
import { conDatos, crearPersona, entrarDirecto, insertar, titulo } from "../../support/pasos";

test("a visitor breathes for a minute at once: the sun moves, and the rhythm is there in words", async ({
  page,
}) => {
  await page.goto("/");
  await expect(titulo(page, "Un momento para ti")).toBeVisible();
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
  await expect(page.getByText("Toca el sol para parar.")).toBeHidden();
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
  await expect(paraTi.getByRole("link", { name: "Elegir mis temas" })).toBeVisible();

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
  await expect(paraTi).toContainText("Porque elegiste Sueño.");
  await expect(paraTi).toContainText("Sueño");
  await expect(paraTi.getByRole("link", { name: "Elegir mis temas" })).toHaveCount(0);
  preferir(1);
  await page.goto("/");
  await expect(paraTi).toContainText("Por un tema que elegiste.");
  await expect(paraTi).not.toContainText("Porque elegiste");

  await paraTi.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
