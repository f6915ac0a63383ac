import type { Page } from "@playwright/test";
import { comoQuienGuardo, llegarAlModal } from "../../support/modales";
import { conCita, conSesion, type Pantalla } from "../../support/pantalla";
import { crearPersona } from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** Screens of our messages to a person, for the walk over the site: the inbox, and the modals of the private zone. */
export const pantallas: Pantalla[] = [
  {
    nombre: "inbox",
    titulo: /Notificaciones/,
    pagina: "features/avisos/notificaciones/notificaciones.route.tsx",
    async llegar(page, server) {
      await conCita(page, server);
      await page.goto("/mi-zona-privada/notificaciones");
    },
  },
  {
    nombre: "new texts as a page",
    titulo: /./,
    pagina: "features/avisos/modales/terminosNuevos.route.tsx",
    llegar: (page, server) =>
      conSesion(page, server, "/mi-zona-privada/terminos", crearPersona(server, 0, { conModales: true })),
  },
  {
    nombre: "welcome as a page",
    titulo: /./,
    pagina: "features/avisos/modales/bienvenida.route.tsx",
    llegar: (page, server) =>
      conSesion(page, server, "/mi-zona-privada/bienvenida", crearPersona(server, 0, { conModales: true })),
  },
  ...(["politicas", "actualizar-datos", "bienvenida"] as const).map((modal) => ({
    nombre: `private zone, under the modal ${modal}`,
    titulo: /Hola, /,
    llegar: (page: Page, server: TestServer) => llegarAlModal(page, server, modal),
  })),
  {
    nombre: "private zone, after the update of data",
    titulo: /Hola, /,
    async llegar(page, server) {
      const persona = crearPersona(server);
      await comoQuienGuardo(page, server, persona);
      await conSesion(page, server, "/mi-zona-privada?modal=datos-guardados", persona);
      await page.getByRole("dialog", { name: "Tus datos se han guardado con éxito" }).waitFor();
    },
  },
];
