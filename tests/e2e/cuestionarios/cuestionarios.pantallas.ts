import type { Page } from "@playwright/test";
import type { Pantalla } from "../../support/pantalla";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import { direccionDeInvitacion, responderEncuesta } from "../../support/encuestas";
import {
  elegir,
  empezarTest,
  responderTest,
  siguiente,
  siguienteCargada,
} from "../../support/testDeBienestar";

const hasta = (texto: string | RegExp) => async (page: Page) => {
  await empezarTest(page);
  await responderTest(page, { hasta: texto });
};

/** Screens of a survey, for the walk over the site: its questions, an answer with an error, and the thanks. */
const DE_ENCUESTAS: Pantalla[] = [
  {
    nombre: "survey",
    titulo: /Ayúdanos a mejorar/,
    pagina: "features/cuestionarios/encuesta/encuesta.route.tsx",
    llegar: (page) => page.goto("/encuesta/el-sitio"),
  },
  {
    nombre: "survey with what is missing",
    titulo: /Ayúdanos a mejorar/,
    async llegar(page) {
      await page.goto("/encuesta/el-sitio");
      await page.getByRole("button", { name: "Enviar respuesta" }).click();
      await page.getByRole("group", { name: "Revisa tus respuestas" }).waitFor();
    },
  },
  {
    nombre: "survey, how likely one is to recommend us",
    titulo: /Cómo te fue/,
    async llegar(page, server) {
      await page.goto(direccionDeInvitacion(server, crearPersona(server)));
    },
  },
  {
    nombre: "survey, the thanks",
    titulo: /Gracias por tu respuesta/,
    llegar: responderEncuesta,
  },
];

/** Screens of the wellness test, for the walk over the site, with each kind of question. */
const DEL_TEST: Pantalla[] = [
  {
    nombre: "wellness test",
    titulo: /Test de bienestar/,
    pagina: "features/cuestionarios/bienestar/bienestar.route.tsx",
    llegar: (page) => page.goto("/test-de-bienestar"),
  },
  {
    nombre: "test, a scale",
    titulo: /cómo te sientes/,
    pagina: "features/cuestionarios/bienestar/formulario.route.tsx",
    llegar: (page) => empezarTest(page),
  },
  { nombre: "test, a number", titulo: /Cuántas horas duermes/, llegar: hasta(/Cuántas horas duermes/) },
  { nombre: "test, a choice", titulo: /te cuesta dormirte/, llegar: hasta(/te cuesta dormirte/) },
  {
    nombre: "test, several choices, one of which goes alone",
    titulo: /te quita el sueño/,
    async llegar(page) {
      await hasta(/te cuesta dormirte/)(page);
      await elegir(page, "Casi todas las noches");
      await siguienteCargada(page);
      await siguiente(page);
      await page.getByRole("group", { name: "Revisa esta respuesta" }).waitFor();
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
  {
    nombre: "test, a visitor's results",
    titulo: /Tus resultados/,
    pagina: "features/cuestionarios/bienestar/resultados.route.tsx",
    llegar: hasta(/^nada$/),
  },
  {
    nombre: "test, results beside those before",
    titulo: /Tus resultados/,
    async llegar(page, server) {
      await entrarDirecto(page, server, crearPersona(server));
      await hasta(/^nada$/)(page);
      await empezarTest(page);
      await responderTest(page, { opcion: "last" });
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
    pagina: "features/cuestionarios/bienestar/recomendaciones.route.tsx",
    async llegar(page) {
      await hasta(/^nada$/)(page);
      await page.getByRole("link", { name: "Ver por dónde empezar" }).click();
    },
  },
];

export const pantallas: Pantalla[] = [...DEL_TEST, ...DE_ENCUESTAS];
