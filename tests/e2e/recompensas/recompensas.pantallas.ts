import type { Page } from "@playwright/test";
import { crearPersona, resumenDeErrores } from "../../support/pasos";
import { conSesion, type Pantalla } from "../../support/pantalla";
import type { TestServer } from "../../support/server";

/** Goes from the rewards of a new person to a challenge of the month. */
async function conReto(page: Page, server: TestServer, titulo: string) {
  await conSesion(page, server, "/recompensas");
  await page.getByRole("link", { name: titulo }).click();
}

/** Screens of rewards, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "rewards",
    titulo: /Recompensas/,
    pagina: "features/recompensas/recompensas/recompensas.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/recompensas"),
  },
  {
    nombre: "donating coins, with errors",
    titulo: /Donar monedas/,
    pagina: "features/recompensas/donar/donar.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/recompensas/donar", crearPersona(server, 0, { monedas: 300 }));
      await page.getByRole("button", { name: "Donar" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
  {
    nombre: "roulette",
    titulo: /Ruleta/,
    pagina: "features/recompensas/ruleta/ruleta.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/recompensas/ruleta"),
  },
  {
    nombre: "roulette: how to check a play",
    titulo: /Cómo comprobar tu jugada/,
    pagina: "features/recompensas/ronda/ronda.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/recompensas/ruleta");
      await page.getByRole("link", { name: "Comprobar" }).click();
    },
  },
  {
    nombre: "challenge, with a day and a pause",
    titulo: /^Reto$/,
    pagina: "features/recompensas/reto/reto.route.tsx",
    async llegar(page, server) {
      await conReto(page, server, "Diez minutos al día");
      await page.getByRole("button", { name: "Registrar hoy" }).click();
      await page.getByText("Hoy ya está registrado.").waitFor();
      await page.getByRole("button", { name: "Pausar por salud" }).click();
      await page.getByText("En pausa hasta").waitFor();
    },
  },
  {
    nombre: "challenge, with a code that is not valid",
    titulo: /^Reto$/,
    async llegar(page, server) {
      await conReto(page, server, "Cinco días en compañía");
      await page.getByLabel("Código").fill("nada");
      await page.getByRole("button", { name: "Validar" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
  {
    nombre: "game, with errors",
    titulo: /Tu juego/,
    pagina: "features/recompensas/juego/juego.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/recompensas/juego");
      await page.getByLabel("Giros al día").fill("cien");
      await page.getByRole("button", { name: "Guardar límite" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
];
