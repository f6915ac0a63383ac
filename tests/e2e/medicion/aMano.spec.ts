import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey";
import { irA, pulsar } from "../../support/teclado";
import {
  cerrarSesion,
  conDatos,
  crearPersona,
  ESPERA_LARGA,
  entrarDirecto,
  resumenDeErrores,
  seAnuncia,
  titulo,
} from "../../support/pasos";

const resultado = (page: Page) => page.getByRole("heading", { name: /^Tu pulso: / });

const A_MANO = "/scanner-bienestar/a-mano";

/** Starts a count of half a minute by the server's clock, from the press of the button. */
async function empezarAContar(page: Page) {
  await page.goto("/scanner-bienestar");
  await pulsar(page, page.getByRole("main").getByRole("link", { name: "Medir a mano" }));
  await pulsar(page, page.getByRole("button", { name: "Empezar a contar" }));
  await expect(page.getByRole("heading", { name: "Cuenta tus latidos" })).toBeFocused();
  await expect(page).toHaveTitle(/^Cuenta tus latidos · /);
}

/** Opens a count with four seconds left: its address holds the instant at which it began. */
const estarPorTerminar = (page: Page) => page.goto(`${A_MANO}?desde=${Date.now() - 26_000}`);

/** Counts to the end. Gives the vibration that the page asked of the telephone; null when it asked none. */
async function contar(page: Page, latidos: string, comenzar: (page: Page) => Promise<unknown>) {
  await page.addInitScript(() => {
    Navigator.prototype.vibrate = (patron) => (sessionStorage.setItem("vibro", JSON.stringify(patron)), true);
  });
  await comenzar(page);
  const cuantos = page.getByRole("textbox", { name: "Latidos que contaste" });
  await expect(cuantos).toBeVisible({ timeout: ESPERA_LARGA });
  await expect(page.getByRole("heading", { name: "Ya está: deja de contar" })).toBeFocused();
  await expect(page).toHaveTitle(/^Ya está: deja de contar · /);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "Mide tu pulso a mano" [level=1]
    - 'region "Ya está: deja de contar"':
      - 'heading "Ya está: deja de contar" [level=2]'
      - textbox "Latidos que contaste"
      - button "Ver mi pulso"
  `);
  await expect(page.getByText(/^En \d+(\.\d)? segundos\.$/)).toBeVisible();
  const vibro = await page.evaluate(() => sessionStorage.getItem("vibro"));
  expect(await irA(page, cuantos)).toBe(1);
  await page.keyboard.type(latidos);
  await page.keyboard.press("Enter");
  return vibro;
}

test("the pulse is counted by hand, kept by whoever says so, and deleted again", async ({
  page,
  server,
  javaScriptEnabled,
}) => {
  await entrarDirecto(page, server, crearPersona(server));
  expect(await contar(page, "treinta", empezarAContar)).toBe(javaScriptEnabled ? "[200,100,200]" : null);
  // The typed value stays, with the length of the count.
  await expect(page.getByRole("link", { name: /escribe cuántos latidos contaste/i })).toBeVisible();
  const cuantos = page.getByRole("textbox", { name: "Latidos que contaste" });
  await expect(cuantos).toHaveValue("treinta");
  // So few beats may be a slip of the count, or a person who is unwell.
  await expect(page.getByRole("link", { name: "Llama al SAMU, 106" })).toHaveCount(0);
  await cuantos.fill("5");
  await page.getByRole("button", { name: "Ver mi pulso" }).click();
  await expect(page.getByRole("link", { name: "Llama al SAMU, 106" })).toBeVisible();
  await cuantos.fill("36");
  await page.getByRole("button", { name: "Ver mi pulso" }).click();
  await expect(resultado(page)).toHaveText(/^Tu pulso: (6\d|7[0-2]) latidos por minuto$/);
  await expect(resultado(page)).toBeFocused();
  await expect(page.getByText("Estimación referencial")).toBeVisible();
  await expect(page.getByRole("link", { name: "Llama al SAMU, 106" })).toHaveCount(0);
  await page.getByRole("radio", { name: "Me había movido" }).check();
  await page.getByRole("button", { name: "Guardar resultado" }).click();
  // Without the consent the same page comes back, and says what is missing.
  await expect(titulo(page, "Mide tu pulso a mano")).toBeVisible();
  await expect(resultado(page)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Me había movido" })).toBeChecked();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Guardar resultado" }).click();
  await expect(titulo(page, "Tus mediciones de pulso")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /A mano. Me había movido/ })).toBeVisible();
  await page.getByRole("link", { name: /^Borrar la del/ }).click();
  // The deletion asks first, at an address of its own.
  const pregunta = page.getByRole("dialog", { name: "¿Borrar esta medición?" });
  await expect(pregunta).toContainText("no se puede recuperar");
  await expect(page).toHaveTitle(/^¿Borrar esta medición\? · Tus mediciones de pulso/);
  await pregunta.getByRole("link", { name: "Volver" }).click();
  await page.getByRole("link", { name: "Borrar todas mis mediciones" }).click();
  await expect(page.getByRole("dialog")).toContainText("Vas a borrar la única medición que guardaste.");
  await page.getByRole("dialog").getByRole("link", { name: "Volver" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: /^Borrar la del/ }).click();
  await pregunta.getByRole("button", { name: "Borrar" }).click();
  await seAnuncia(page, "Borramos esa medición.");
  await expect(page.getByText("Todavía no guardaste ninguna")).toBeVisible();
});

test("a high number is met with calm, another look and whom to call; a visitor keeps it by signing in", async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await contar(page, "65", estarPorTerminar), "where no motion is wanted").toBeNull();
  await expect(resultado(page)).toHaveText(/^Tu pulso: 1[23]\d/);
  const mirada = page.getByRole("region", { name: "Un solo número no dice cómo estás" });
  await expect(mirada).toContainText("descansa cinco minutos");
  // The pulse was just counted by hand, so the page does not offer that again.
  await expect(mirada.getByRole("link", { name: "a mano" })).toHaveCount(0);
  await expect(mirada.getByRole("link", { name: "Llama al SAMU, 106" })).toHaveAttribute("href", "tel:106");
  await page.getByRole("button", { name: "Guardar resultado" }).click();
  await expect(page).toHaveURL(/\/iniciar-sesion\?redirect=/);

  await entrarDirecto(page, server, crearPersona(server));
  await page.goto("/scanner-bienestar");
  await expect(resultado(page)).toHaveText(/^Tu pulso: 1[23]\d/);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Guardar resultado" }).click();
  await expect(titulo(page, "Tus mediciones de pulso")).toBeVisible();
  // The help line stays after the measurement is stored, as long as it is of today.
  await expect(mirada.getByRole("link", { name: "Llama al SAMU, 106" })).toBeVisible();
  conDatos(server, (db) =>
    db.prepare("update escaneos set medido_en = ?").run(new Date(Date.now() - 48 * 3_600_000).toISOString()),
  );
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(mirada).toHaveCount(0);
  // The measurement is stored, and no longer waits in the browser.
  await page.goto("/scanner-bienestar");
  await expect(page.getByRole("button", { name: "Empezar medición" })).toBeVisible();
});

test("what a visitor measured is asked about whoever signed in since, and is gone with whoever signs out", async ({
  page,
  context,
  server,
}) => {
  await contar(page, "36", estarPorTerminar);
  await entrarDirecto(await context.newPage(), server, crearPersona(server));
  await page.getByRole("button", { name: "Guardar resultado" }).click();
  await expect(titulo(page, "Escáner de pulso")).toBeVisible();
  await expect(page.getByText("Si esta medición es tuya, guárdala.")).toBeVisible();
  await expect(resultado(page)).toBeVisible();
  await page.getByRole("button", { name: "Guardar resultado" }).click();
  await expect(resumenDeErrores(page).getByRole("link"), "only the box is missing").toHaveCount(1);
  await page.goto("/mi-perfil");
  await cerrarSesion(page);
  await page.goto("/scanner-bienestar");
  await expect(page.getByRole("button", { name: "Empezar medición" })).toBeVisible();
});

test("where the camera cannot be used the scanner says so, and leads to the way by hand", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/scanner-bienestar");
  await page.getByRole("button", { name: "Empezar medición" }).click();
  await expect(page.getByRole("heading", { name: "No pudimos medir" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Midiendo tu pulso" })).toHaveCount(0);
  if (!javaScriptEnabled)
    await expect(page.getByText("Este navegador no puede usar la cámara aquí.")).toBeVisible();
  await page.getByRole("link", { name: "Medir a mano" }).last().click();
  await expect(titulo(page, "Mide tu pulso a mano")).toBeVisible();
});

test("what it is not, and both ways to measure, are in sight of a telephone at once", async ({ page }) => {
  await page.goto("/scanner-bienestar");
  const main = page.getByRole("main");
  for (const cerca of [
    main.getByText("No es un dispositivo médico"),
    main.getByRole("button", { name: "Empezar medición" }),
    main.getByRole("link", { name: "Medir a mano" }),
  ]) {
    await expect(cerca).toBeInViewport({ ratio: 1 });
  }
});
