import { expect, type Page } from "@playwright/test";
import { elegir } from "./testDeBienestar";

export const PROGRAMA = "/programa-salud-mental";
/** Question of the PHQ-9 whose answer may signal danger (item 9). */
export const DE_PELIGRO = /estaría mejor muerto/;

export const seguir = (page: Page) =>
  page.getByRole("button", { name: /^(Siguiente|Ver resultados)$/ }).click();

/** Goes from the programme's first page to its first question, with the consent. */
export async function empezarPrograma(page: Page) {
  await page.goto(PROGRAMA);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Empezar las preguntas" }).click();
  await expect(page.getByText("Paso 1 de 2: Tu ánimo")).toBeVisible();
}

/** Question that closes the PHQ-9 for a person who marked at least one problem. */
const DE_DIFICULTAD = "dificultad le han dado estos problemas";

/**
 * Gives the same answer to every question, up to `hasta` or to the end; without danger unless an answer of danger is
 * given.
 */
export async function responderPrograma(page: Page, opcion: string, hasta?: RegExp) {
  for (let paso = 0; paso < 20; paso++) {
    const titulo = page.getByRole("heading", { level: 1 });
    const texto = await titulo.innerText();
    if (new URL(page.url()).pathname.endsWith("/gracias") || hasta?.test(texto)) return;
    const sinPeligro = texto.includes("estaría mejor muerto") ? "Ningún día" : opcion;
    await elegir(page, texto.includes(DE_DIFICULTAD) ? "Muy difícil" : sinPeligro);
    const antes = page.url();
    await seguir(page);
    await expect(page).not.toHaveURL(antes);
  }
}
