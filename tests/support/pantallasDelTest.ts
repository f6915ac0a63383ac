import type { Page } from "@playwright/test";
import type { Pantalla } from "./pantallas";
import { crearPersona, entrarDirecto } from "./pasos";
import { elegir, empezarTest, responderTest, siguiente } from "./testDeBienestar";

const hasta = (texto: string | RegExp) => async (page: Page) => {
  await empezarTest(page);
  await responderTest(page, { hasta: texto });
};

/** The screens of the wellness test, with each kind of question. */
export const PANTALLAS_DEL_TEST: Pantalla[] = [
  {
    nombre: "wellness test",
    titulo: /Test de bienestar/,
    llegar: (page) => page.goto("/test-de-bienestar"),
  },
  { nombre: "test, a scale", titulo: /cómo te sientes/, llegar: (page) => empezarTest(page) },
  { nombre: "test, a number", titulo: /Cuántas horas duermes/, llegar: hasta(/Cuántas horas duermes/) },
  { nombre: "test, a choice", titulo: /te cuesta dormirte/, llegar: hasta(/te cuesta dormirte/) },
  {
    nombre: "test, several choices, one of which goes alone",
    titulo: /te quita el sueño/,
    async llegar(page) {
      await hasta(/te cuesta dormirte/)(page);
      await elegir(page, "Casi todas las noches");
      await siguiente(page);
      await siguiente(page);
    },
  },
  {
    nombre: "test, after an answer that worries",
    titulo: /Cuántos días a la semana te mueves/,
    async llegar(page) {
      await hasta(/hacerte daño/)(page);
      await elegir(page, "Prefiero no responder");
      await siguiente(page);
    },
  },
  { nombre: "test, a ranking", titulo: /cuidar primero/, llegar: hasta(/cuidar primero/) },
  { nombre: "test, a text", titulo: /dejarte una nota/, llegar: hasta(/dejarte una nota/) },
  { nombre: "test, a visitor's results", titulo: /Tus resultados/, llegar: hasta(/^nada$/) },
  {
    nombre: "test, results beside those before",
    titulo: /Tus resultados/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await hasta(/^nada$/)(page);
      await empezarTest(page);
      await responderTest(page, { cual: "last" });
    },
  },
  {
    nombre: "test, begun and not ended",
    titulo: /Test de bienestar/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await hasta(/te cuesta dormirte/)(page);
      await page.goto("/test-de-bienestar");
    },
  },
  {
    nombre: "test, recommendations",
    titulo: /Por dónde empezar/,
    async llegar(page) {
      await hasta(/^nada$/)(page);
      await page.getByRole("link", { name: "Ver por dónde empezar" }).click();
    },
  },
];
