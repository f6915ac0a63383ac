import { expect, type Page } from "@playwright/test";

export const siguiente = (page: Page) =>
  page.getByRole("button", { name: /^(Siguiente|Ver resultados)$/ }).click();
/** The same, for whoever looks at a page of the same heading next. */
export async function siguienteCargada(page: Page) {
  const cargada = page.waitForEvent("load");
  await siguiente(page);
  await cargada;
}
export const elegir = (page: Page, opcion: string) =>
  page.getByRole("radio", { name: opcion, exact: true }).check();

/** From its first page to its first question, with the consent where it is asked for. */
export async function empezarTest(page: Page) {
  await page.goto("/test-de-bienestar");
  const casilla = page.getByRole("checkbox");
  // The last one: what a visitor answered before has a box of its own above it.
  if ((await casilla.count()) > 0) await casilla.last().check();
  await page.getByRole("button", { name: "Empezar test" }).click();
  await expect(page.getByRole("button", { name: "Siguiente" })).toBeVisible();
}

interface Como {
  /** The heading of the question that is left unanswered. */
  hasta?: string | RegExp;
  /** Which of the choices: the first, which is the best almost everywhere, or the last. */
  cual?: "first" | "last";
}

/** Answers what is asked from here on, whatever it is; what was answered already stays, but for the danger. */
export async function responderTest(page: Page, { hasta, cual = "first" }: Como = {}) {
  for (let paso = 0; paso < 40; paso++) {
    const titulo = page.getByRole("heading", { level: 1 });
    await expect(titulo).toBeVisible();
    // On a slow line the heading is there before what it asks for.
    await page.waitForLoadState("domcontentloaded");
    if (new URL(page.url()).pathname.endsWith("/resultados")) return;
    const texto = await titulo.innerText();
    if (hasta && (typeof hasta === "string" ? texto.startsWith(hasta) : hasta.test(texto))) return;
    const radios = page.getByRole("main").getByRole("radio");
    const casillas = page.getByRole("main").getByRole("checkbox");
    const numero = page.getByRole("textbox", { name: /^Número/ });
    if ((await radios.count()) > 0) await radios[texto.includes("hacerte daño") ? "first" : cual]().check();
    else if ((await casillas.count()) > 0) await casillas.first().check();
    else if ((await numero.count()) > 0) await numero.fill("7");
    const antes = page.url();
    await siguiente(page);
    await expect(page).not.toHaveURL(antes);
  }
  throw new Error("the test does not end");
}
