import type { Pantalla } from "../../support/pantalla";

/** Screens of the search for a specialist, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "specialists",
    titulo: /Elige especialista/,
    pagina: "features/agenda/especialistas/especialistas.route.tsx",
    llegar: (page) => page.goto("/especialista"),
  },
  {
    nombre: "specialists without a match",
    titulo: /Elige especialista/,
    llegar: (page) => page.goto("/especialista?idioma=Quechua&tema=Ansiedad"),
  },
  {
    nombre: "specialist",
    titulo: /Lucía Mendoza/,
    pagina: "features/agenda/especialistas/especialista.route.tsx",
    llegar: (page) => page.goto("/especialista/psicologia/lucia-mendoza"),
  },
];
