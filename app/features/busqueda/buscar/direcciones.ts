import { BUSCAR } from "~/domain/busqueda/consulta";
import { conParametros } from "~/shell/direcciones";

/** What is found for some words; of one kind only, where it is named, and then page by page. */
export const hrefDeBusqueda = (q: string, clase: string | null = null, pagina = 1) =>
  conParametros(BUSCAR, "", { q, clase, pagina: pagina > 1 ? String(pagina) : null });
