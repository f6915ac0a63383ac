import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import type { PaginaDelSitio } from "../shared/paginaDelSitio";
import { PAGINAS } from "../shared/paginas";

/**
 * Pages of the site as results of the search, by the tasks that they serve: "reclamo" and "contraseña" find their
 * pages.
 */
export const lugaresDelSitio: FuenteDeBusqueda = {
  clase: "lugar",
  nombre: "Páginas",
  delSitio: true,
  leer: async () => ({ version: PAGINAS, hallables: () => PAGINAS.map(hallableDe) }),
};

const hallableDe = ({ href, titulo, texto, resumen, palabras }: PaginaDelSitio): Hallable => ({
  clave: href,
  href,
  titulo,
  resumen,
  detalles: "Página",
  etiqueta: null,
  temas: [texto ?? "", palabras],
  texto: "",
});
