import type { FuenteDeBusqueda, Hallable } from "../shared/busqueda/fuente";
import { PAGINAS, type PaginaDelSitio } from "../shared/paginas";

/** Places of the site by their tasks, so that "reclamo" and "contraseña" find the page for them. */
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
