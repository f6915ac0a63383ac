import { expect, type Page } from "@playwright/test";
import type { Pantalla } from "./pantallas";
import { crearPersona, entrarDirecto } from "./pasos";
import { elegir } from "./testDeBienestar";

export const PROGRAMA = "/programa-salud-mental";
/** The question of PHQ-9 after which somebody may need help at once. */
export const DE_PELIGRO = /estaría mejor muerto/;

export const seguir = (page: Page) =>
  page.getByRole("button", { name: /^(Siguiente|Ver resultados)$/ }).click();

/** From its first page to its first question, with the consent. */
export async function empezarPrograma(page: Page) {
  await page.goto(PROGRAMA);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Empezar las preguntas" }).click();
  await expect(page.getByText("Pregunta 1 de 16")).toBeVisible();
}

/** Answers alike whatever is asked, from here to a question, or to the end; in danger nobody is unless told so. */
export async function responderPrograma(page: Page, cual: string, hasta?: RegExp) {
  for (let paso = 0; paso < 20; paso++) {
    const titulo = page.getByRole("heading", { level: 1 });
    const texto = await titulo.innerText();
    if (new URL(page.url()).pathname.endsWith("/gracias") || hasta?.test(texto)) return;
    await elegir(page, texto.includes("estaría mejor muerto") ? "Nunca" : cual);
    const antes = page.url();
    await seguir(page);
    await expect(page).not.toHaveURL(antes);
  }
}

const conSesion = async (...[page, server]: Parameters<Pantalla["llegar"]>) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarPrograma(page);
};

/** The screens of the mental-health programme. */
export const PANTALLAS_DE_SALUD_MENTAL: Pantalla[] = [
  { nombre: "mental health", titulo: /Programa de salud mental/, llegar: (page) => page.goto(PROGRAMA) },
  { nombre: "mental health, a question", titulo: /poco interés/, llegar: conSesion },
  {
    nombre: "mental health, a question without an answer",
    titulo: /poco interés/,
    async llegar(page, server) {
      await conSesion(page, server);
      await seguir(page);
      await page.getByRole("group", { name: "Revisa esta respuesta" }).waitFor();
    },
  },
  {
    nombre: "mental health, help now",
    titulo: /No tienes que pasar por esto a solas/,
    async llegar(page, server) {
      await conSesion(page, server);
      await responderPrograma(page, "Varios días", DE_PELIGRO);
      await elegir(page, "Varios días");
      await seguir(page);
    },
  },
  {
    nombre: "mental health, result",
    titulo: /Gracias por contarnos/,
    async llegar(page, server) {
      await conSesion(page, server);
      await responderPrograma(page, "Más de la mitad de los días");
    },
  },
];
