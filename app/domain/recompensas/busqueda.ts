import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";

const pagina = (href: string, titulo: string, resumen: string, palabras: string): Hallable => ({
  ...{ clave: href, href, titulo, resumen, detalles: "Recompensas", etiqueta: null },
  ...{ temas: [palabras], texto: "" },
});

const PAGINAS = [
  pagina(
    "/recompensas",
    "Recompensas",
    "Tus monedas, cómo ganarlas y los retos del mes.",
    "moneda monedas puntos ganar premios retos",
  ),
  pagina(
    "/recompensas/ruleta",
    "Ruleta",
    "Qué se puede ganar, con qué probabilidad y cómo se comprueba.",
    "ruleta girar giro jugar juego premios probabilidad",
  ),
  pagina(
    "/recompensas/donar",
    "Donar monedas",
    "Lo que tus monedas ayudan a otros.",
    "donar donación donaciones causas ayudar",
  ),
];

/** Gives the pages of the rewards to the search, in an installation that has coins. */
export const paginasDeRecompensas: FuenteDeBusqueda = {
  clase: "recompensa",
  nombre: "Recompensas",
  delSitio: true,
  leer: async () => ({ version: PAGINAS, hallables: () => PAGINAS }),
};
