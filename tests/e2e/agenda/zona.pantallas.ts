import type { Page } from "@playwright/test";
import { conCita, conSesion, type Pantalla } from "../../support/pantalla";
import type { TestServer } from "../../support/server";

async function enSuAgenda(page: Page, server: TestServer) {
  await conCita(page, server);
  await page.getByRole("link", { name: "Ver mi agenda" }).click();
}

/** Screens of a person's sessions, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "private zone",
    titulo: /Hola, /,
    pagina: "features/agenda/zona/miZonaPrivada.route.tsx",
    async llegar(page, server) {
      await conCita(page, server);
      await page.goto("/mi-zona-privada?modal=ninguno");
    },
  },
  {
    nombre: "agenda",
    titulo: /Tu agenda/,
    pagina: "features/agenda/zona/agenda.route.tsx",
    llegar: enSuAgenda,
  },
  {
    nombre: "private zone, under a modal",
    titulo: /Hola, /,
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada?modal=preferencias"),
  },
  {
    nombre: "cancelling a session",
    titulo: /Hola, /,
    async llegar(page, server) {
      await enSuAgenda(page, server);
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    nombre: "moving a session",
    titulo: /Cambia el horario de tu sesión/,
    pagina: "features/agenda/reserva/reagendar.route.tsx",
    async llegar(page, server) {
      await enSuAgenda(page, server);
      await page.getByRole("link", { name: "Cambiar horario" }).click();
      await page.getByRole("link", { name: "Elegir otro horario" }).click();
      await page
        .getByRole("link", { name: /, \d+ horarios?$/ })
        .nth(4)
        .click();
      await page
        .getByRole("link", { name: /^\d\d:\d\d/ })
        .first()
        .click();
      await page.getByRole("region", { name: "Antes de confirmar" }).waitFor();
    },
  },
  {
    nombre: "a cancelled session",
    titulo: /Tu sesión con/,
    pagina: "features/agenda/zona/cita.route.tsx",
    async llegar(page, server) {
      await enSuAgenda(page, server);
      await page.getByRole("link", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "Cancelar mi sesión" }).click();
      await page.getByRole("status").waitFor();
    },
  },
  {
    nombre: "the address of a calendar",
    titulo: /Dirección de tu calendario/,
    pagina: "features/agenda/zona/abrirCalendario.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada/calendario"),
  },
];
