import { conSesion, type Pantalla } from "../../support/pantalla";

/** Screens of the site itself, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "home",
    titulo: /./,
    pagina: "features/sitio/portada/portada.route.tsx",
    llegar: (page) => page.goto("/"),
  },
  {
    nombre: "explore",
    titulo: /Explorar/,
    pagina: "features/sitio/explorar/explorar.route.tsx",
    llegar: (page) => page.goto("/explorar"),
  },
  {
    nombre: "need",
    titulo: /Calmar la cabeza/,
    llegar: (page) => page.goto("/explorar?tema=calma"),
  },
  {
    nombre: "inside the app, with its menu open",
    titulo: /./,
    async llegar(page, server) {
      await conSesion(page, server, "/?webview=on");
      await page.getByRole("navigation", { name: "Menú" }).getByText("Menú").click();
    },
  },
  {
    nombre: "service error modal",
    titulo: /Elige especialista/,
    llegar: (page) => page.goto("/especialista?error=servicio"),
  },
  {
    nombre: "viewer inside the app",
    titulo: /Términos y condiciones/,
    pagina: "features/sitio/documentos/visor.route.tsx",
    llegar: (page) => page.goto("/visor?documento=terminos&backpage=%2F&webview=on"),
  },
  {
    nombre: "broken app link",
    titulo: /No pudimos abrir este enlace/,
    pagina: "features/sitio/puente/puente.route.tsx",
    llegar: (page) => page.goto("/puente?m=x"),
  },
  {
    nombre: "not found",
    titulo: /No encontramos esta página/,
    pagina: "features/agenda/especialistas/especialistaCorto.route.tsx",
    llegar: (page) => page.goto("/nada/de-nada"),
  },
  {
    nombre: "help",
    titulo: /Ayuda/,
    pagina: "features/sitio/ayuda/ayuda.route.tsx",
    llegar: (page) => page.goto("/ayuda"),
  },
  {
    nombre: "viewer",
    titulo: /Términos y condiciones/,
    llegar: (page) => page.goto("/visor?documento=terminos"),
  },
  {
    nombre: "components",
    titulo: /Componentes/,
    pagina: "features/sitio/desarrollo/componentes.route.tsx",
    llegar: (page) => page.goto("/desarrollo/componentes"),
  },
];
