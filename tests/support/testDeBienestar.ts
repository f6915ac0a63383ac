import { expect, type Page } from "@playwright/test";

export const siguiente = (page: Page) =>
  page.getByRole("button", { name: /^(Siguiente|Ver resultados)$/ }).click();
/** Goes on to a page that may have the same heading as this one, and waits until it is loaded. */
export async function siguienteCargada(page: Page) {
  const cargada = page.waitForEvent("load");
  await siguiente(page);
  await cargada;
}
export const elegir = (page: Page, opcion: string) =>
  page.getByRole("radio", { name: opcion, exact: true }).check();

/** Goes from the test's first page to its first question, with the consent when it is asked for. */
export async function empezarTest(page: Page) {
  await page.goto("/test-de-bienestar");
  const casilla = page.getByRole("checkbox");
  // The last checkbox is the consent: a visitor's earlier answers have a checkbox of their own above it.
  if ((await casilla.count()) > 0) await casilla.last().check();
  await page.getByRole("button", { name: /^(Empezar test|Hacer el test otra vez)$/ }).click();
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();
}

interface OpcionesDeTest {
  /** Heading of the question at which the answers stop. */
  hasta?: string | RegExp;
  /** Option to choose: the first, which is the best almost everywhere, or the last. */
  opcion?: "first" | "last";
}

/** Answers all questions of the test from here on. Earlier answers stay, except the one on danger. */
export async function responderTest(page: Page, { hasta, opcion = "first" }: OpcionesDeTest = {}) {
  for (let paso = 0; paso < 40; paso++) {
    const titulo = page.getByRole("heading", { level: 1 });
    await expect(titulo).toBeVisible();
    // On a slow connection the heading arrives before the fields of the question.
    await page.waitForLoadState("domcontentloaded");
    if (new URL(page.url()).pathname.endsWith("/resultados")) return;
    const texto = await titulo.innerText();
    if (hasta && (typeof hasta === "string" ? texto.startsWith(hasta) : hasta.test(texto))) return;
    const radios = page.getByRole("main").getByRole("radio");
    const casillas = page.getByRole("main").getByRole("checkbox");
    const numero = page.getByRole("textbox", { name: /^Número/ });
    if ((await radios.count()) > 0) await radios[texto.includes("hacerte daño") ? "first" : opcion]().check();
    else if ((await casillas.count()) > 0) await casillas.first().check();
    else if ((await numero.count()) > 0) await numero.fill("7");
    const antes = page.url();
    await siguiente(page);
    await expect(page).not.toHaveURL(antes);
  }
  throw new Error("the test does not end");
}
