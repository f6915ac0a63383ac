import { conSesion, type Pantalla } from "../../support/pantalla";

/** Screens of rewards, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "rewards",
    titulo: /Recompensas/,
    pagina: "features/recompensas/recompensas/recompensas.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/recompensas"),
  },
];
