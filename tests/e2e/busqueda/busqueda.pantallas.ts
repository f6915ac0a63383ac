import { conSesion, type Pantalla } from "../../support/pantalla";

/** Screens of the search, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "search",
    titulo: /Buscar/,
    pagina: "features/busqueda/buscar/buscar.route.tsx",
    llegar: (page) => page.goto("/buscar"),
  },
  {
    nombre: "search, with results",
    titulo: /Buscar/,
    llegar: (page, server) => conSesion(page, server, "/buscar?q=respirasion+sueno"),
  },
  {
    nombre: "search, with nothing found",
    titulo: /Buscar/,
    llegar: (page) => page.goto("/buscar?q=prezubuezto"),
  },
  {
    nombre: "search, of somebody in danger",
    titulo: /Buscar/,
    async llegar(page) {
      await page.goto("/buscar?q=pensamientos+suicidas");
      await page.getByRole("main").getByRole("link", { name: /113/ }).waitFor();
    },
  },
  {
    nombre: "search, of somebody who is hurt",
    titulo: /Buscar/,
    async llegar(page) {
      await page.goto("/buscar?q=violencia+familiar");
      await page
        .getByRole("main")
        .getByRole("link", { name: /Línea 100/ })
        .waitFor();
    },
  },
  {
    nombre: "search, of one kind only",
    titulo: /Buscar/,
    llegar: (page) => page.goto("/buscar?q=psicologo&clase=especialista"),
  },
  {
    nombre: "search from the header, while it is written in",
    titulo: /Ayuda/,
    async llegar(page, server) {
      await conSesion(page, server, "/ayuda");
      await page.getByRole("searchbox", { name: "Buscar" }).fill("respirar");
    },
  },
];
