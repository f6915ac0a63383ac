import { BUSCAR } from "~/domain/busqueda/consulta";
import { conParametros } from "~/shell/direcciones";

/** What is found for some words; of one kind only, where it is named. */
export const hrefDeBusqueda = (q: string, clase: string | null = null) =>
  conParametros(BUSCAR, "", { q, clase });
