import { conSesion, type Pantalla } from "../../support/pantalla";

/** Screens of videos, for the walk over the site. */
export const pantallas: Pantalla[] = [
  { nombre: "videos", titulo: /Bienestar play/, llegar: (page) => page.goto("/bienestar-play") },
  {
    nombre: "videos, with nothing kept",
    titulo: /Tus favoritos/,
    llegar: (page, server) => conSesion(page, server, "/bienestar-play?ver=favoritos"),
  },
  {
    nombre: "video",
    titulo: /Respira con el mar/,
    pagina: "features/contenido/play/video.route.tsx",
    llegar: (page) => page.goto("/bienestar-play/respira-con-el-mar"),
  },
  {
    nombre: "player, saving data",
    titulo: /Respira con el mar/,
    pagina: "features/contenido/play/ver.route.tsx",
    async llegar(page) {
      await page.goto("/bienestar-play/ver/respira-con-el-mar");
      await page.getByRole("button", { name: "Activar ahorro de datos" }).click();
      await page.getByRole("link", { name: "Ver video" }).waitFor();
    },
  },
  {
    nombre: "player, for somebody",
    titulo: /Respira con el mar/,
    llegar: (page, server) => conSesion(page, server, "/bienestar-play/ver/respira-con-el-mar?t=12"),
  },
];
