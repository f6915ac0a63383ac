import { BUSCAR } from "~/domain/busqueda/consulta";
import { conParametros } from "~/shell/direcciones";

/** Address of a search. With a kind, it lists only results of that kind, page by page. */
export const hrefDeBusqueda = (q: string, clase: string | null = null, pagina = 1) =>
  conParametros(BUSCAR, "", { q, clase, pagina: pagina > 1 ? String(pagina) : null });
