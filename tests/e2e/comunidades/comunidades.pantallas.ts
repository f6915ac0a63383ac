import type { Page } from "@playwright/test";
import { conSesion, type Pantalla } from "../../support/pantalla";
import type { TestServer } from "../../support/server";

const COMUNIDAD = "/comunidades/dormir-mejor";

/** Brings a new member to the page of the community. */
async function miembro(page: Page, server: TestServer) {
  await conSesion(page, server, COMUNIDAD);
  await page.getByLabel("Tu nombre aquí").fill(`Brisa ${crypto.randomUUID().slice(0, 4)} x`);
  await page.getByRole("checkbox", { name: /Acepto las reglas/ }).check();
  await page.getByRole("button", { name: "Unirme" }).click();
  await page.getByRole("heading", { name: "Conversaciones", exact: true }).waitFor();
}

async function enConversacion(page: Page, server: TestServer) {
  await miembro(page, server);
  await page.getByRole("link", { name: /Mi rutina de antes de dormir/ }).click();
  await page.getByRole("heading", { name: "Respuestas" }).waitFor();
}

/** Screens of the communities, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "the communities",
    titulo: /Comunidades/,
    pagina: "features/comunidades/lista/comunidades.route.tsx",
    llegar: (page) => page.goto("/comunidades"),
  },
  {
    nombre: "a community with its rules",
    titulo: /Dormir mejor/,
    llegar: (page, server) => conSesion(page, server, COMUNIDAD),
  },
  {
    nombre: "the conversations of a community",
    titulo: /Dormir mejor/,
    pagina: "features/comunidades/comunidad/comunidad.route.tsx",
    llegar: miembro,
  },
  {
    nombre: "a conversation with its replies",
    titulo: /Mi rutina de antes de dormir/,
    pagina: "features/comunidades/conversacion/conversacion.route.tsx",
    llegar: enConversacion,
  },
  {
    nombre: "a report of a text, with errors",
    titulo: /Denunciar un mensaje/,
    async llegar(page, server) {
      await enConversacion(page, server);
      await page.getByRole("button", { name: "Denunciar" }).first().click();
      await page.getByRole("radio", { name: "Ofende o acosa" }).waitFor();
      await page.getByRole("button", { name: "Denunciar" }).click();
      await page.getByRole("link", { name: "Elige un motivo" }).waitFor();
    },
  },
  {
    nombre: "the way out of a community, with errors",
    titulo: /¿Salir de Dormir mejor\?/,
    async llegar(page, server) {
      await miembro(page, server);
      await page.getByRole("link", { name: "Salir de la comunidad" }).click();
      await page.getByRole("button", { name: "Salir y borrar lo mío" }).click();
      await page.getByRole("link", { name: "Escribe tu contraseña" }).waitFor();
    },
  },
];
