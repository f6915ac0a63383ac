import { conSesion, type Pantalla } from "../../support/pantalla";

/** Screens of tools and readings, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "tools",
    titulo: /Herramientas/,
    pagina: "features/contenido/herramientas/herramientas.route.tsx",
    llegar: (page) => page.goto("/herramientas"),
  },
  {
    nombre: "tools without a match",
    titulo: /Herramientas/,
    llegar: (page) => page.goto("/herramientas?tema=ninguno"),
  },
  {
    nombre: "tool, kept as a favourite",
    titulo: /Diario de sueño/,
    pagina: "features/contenido/herramientas/herramienta.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/herramienta/diario-de-sueno");
      await page.getByRole("button", { name: "Guardar en favoritos" }).click();
      await page.getByRole("button", { name: "Quitar de favoritos" }).waitFor();
    },
  },
  {
    nombre: "tool inside the app",
    titulo: /Presupuesto del mes/,
    llegar: (page) => page.goto("/herramienta/presupuesto-del-mes?webview=on"),
  },
  {
    nombre: "reading",
    titulo: /Comer bien con lo del mercado/,
    llegar: (page) => page.goto("/herramienta/comer-bien-con-lo-del-mercado"),
  },
  {
    nombre: "sheet in the viewer",
    titulo: /Diario de sueño/,
    llegar: (page) => page.goto("/visor?documento=/herramienta/diario-de-sueno/descarga"),
  },
];
