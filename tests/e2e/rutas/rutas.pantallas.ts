import type { Page } from "@playwright/test";
import { conSesion, type Pantalla } from "../../support/pantalla";
import { crearPersona, entrarDirecto } from "../../support/pasos";
import { empezarRuta, terminarRuta } from "../../support/rutas";
import type { TestServer } from "../../support/server";

const empezada = async (page: Page, server: TestServer) => {
  await entrarDirecto(page, server, crearPersona(server));
  await empezarRuta(page, "noches-mas-tranquilas");
};

/** Screens of routes, and of a person's history, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "routes",
    titulo: /^Rutas/,
    pagina: "features/rutas/rutas/lista.route.tsx",
    llegar: (page) => page.goto("/lista-rutas"),
  },
  {
    nombre: "routes of no theme",
    titulo: /^Rutas/,
    llegar: (page) => page.goto("/lista-rutas?tema=ninguno"),
  },
  {
    nombre: "route",
    titulo: /Noches más tranquilas/,
    pagina: "features/rutas/rutas/ruta.route.tsx",
    llegar: (page) => page.goto("/ruta/noches-mas-tranquilas"),
  },
  {
    nombre: "route of other plans",
    titulo: /Programa de acompañamiento/,
    llegar: (page, server) => conSesion(page, server, "/ruta/acompanamiento-de-ocho-pasos"),
  },
  {
    nombre: "route that is not begun",
    titulo: /Noches más tranquilas/,
    pagina: "features/rutas/rutas/inicio.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/ruta/inicio/noches-mas-tranquilas"),
  },
  { nombre: "route under way", titulo: /Noches más tranquilas/, llegar: empezada },
  {
    nombre: "route with today's step done",
    titulo: /Noches más tranquilas/,
    async llegar(page, server) {
      await empezada(page, server);
      await page.getByRole("button", { name: "Lo hice" }).click();
      await page.getByRole("heading", { name: "Por hoy está bien" }).waitFor();
    },
  },
  {
    nombre: "route at one's own pace",
    titulo: /Noches más tranquilas/,
    async llegar(page, server) {
      await empezada(page, server);
      await page.getByRole("button", { name: "Ir a mi ritmo" }).click();
      await page.getByRole("button", { name: "Volver a un paso al día" }).waitFor();
    },
  },
  {
    nombre: "route in a pause",
    titulo: /Noches más tranquilas/,
    async llegar(page, server) {
      await empezada(page, server);
      await page.getByRole("button", { name: "Pausar ruta" }).click();
      await page.getByRole("button", { name: "Seguir ruta" }).waitFor();
    },
  },
  {
    nombre: "end of a route",
    titulo: /Terminaste la ruta/,
    pagina: "features/rutas/rutas/gracias.route.tsx",
    async llegar(page, server) {
      await empezada(page, server);
      await terminarRuta(page);
    },
  },
  {
    nombre: "empty history",
    titulo: /Tu historial/,
    pagina: "features/historial/historial/historial.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/mi-zona-privada/historial"),
  },
  {
    nombre: "history",
    titulo: /Tu historial/,
    async llegar(page, server) {
      await conSesion(page, server, "/mi-zona-privada/historial");
      await page.getByRole("button", { name: "Anotar" }).click();
      await page.getByRole("listitem").filter({ hasText: "Caminé un rato" }).waitFor();
    },
  },
  {
    nombre: "achievements",
    titulo: /Tus logros/,
    pagina: "features/historial/historial/logros.route.tsx",
    async llegar(page, server) {
      await empezada(page, server);
      await terminarRuta(page);
      await page.goto("/historico/logros");
    },
  },
];
