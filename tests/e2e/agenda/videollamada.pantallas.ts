import type { Page } from "@playwright/test";
import { conSesion, type Pantalla } from "../../support/pantalla";
import { crearPersona } from "../../support/pasos";
import type { TestServer } from "../../support/server";
import { crearCita } from "../../support/videollamada";

function anteLaSala(page: Page, server: TestServer, dentroDeMinutos: number) {
  const persona = crearPersona(server);
  const cita = crearCita(server, persona, dentroDeMinutos);
  return conSesion(page, server, `/videollamada?cita=${cita}`, persona);
}

/** Screens before a video call, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "video call, before it opens",
    titulo: /Tu videollamada con/,
    pagina: "features/agenda/videollamada/videollamada.route.tsx",
    llegar: (page, server) => anteLaSala(page, server, 120),
  },
  {
    nombre: "video call, without a session",
    titulo: /No tienes una videollamada próxima/,
    llegar: (page, server) => conSesion(page, server, "/videollamada"),
  },
  {
    nombre: "video call, at the door",
    titulo: /Tu videollamada con/,
    llegar: (page, server) => anteLaSala(page, server, 2),
  },
  {
    nombre: "links of specialists, while it is developed",
    titulo: /Enlaces de especialistas/,
    pagina: "features/sitio/desarrollo/videollamada.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/desarrollo/videollamada"),
  },
];
