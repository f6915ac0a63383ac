import type { FuenteDeBusqueda } from "../shared/busqueda/fuente";
import { palabrasDe } from "../shared/palabras";
import type { Aciertos, Indexado } from "./indice";
import { marcar, pasajeCon, type Trozo } from "./palabras";

/** A result as the screen shows it, with the searched words marked. */
export interface Hallazgo {
  href: string;
  titulo: Trozo[];
  resumen: Trozo[];
  /** Passage of a result with the searched words; null when its title or details already contain them. */
  pasaje: Trozo[] | null;
  detalles: string;
  etiqueta: { texto: Trozo[]; color: string; href?: string } | null;
}

export function enPantalla(
  cosa: Indexado,
  deCadaUna: ReturnType<Aciertos["palabrasEn"]>,
  fuente: FuenteDeBusqueda,
): Hallazgo {
  const { href, titulo, resumen, detalles, etiqueta } = cosa;
  const buscadas = new Set(deCadaUna.flat());
  const aLaVista = new Set(palabrasDe(`${titulo} ${resumen} ${etiqueta?.texto ?? ""}`));
  const faltan = deCadaUna.filter((palabras) => !palabras.some((palabra) => aLaVista.has(palabra)));
  const pasaje = pasajeCon(cosa.texto, faltan) ?? pasajeCon(enTemas(cosa, fuente), faltan);
  return {
    href,
    titulo: marcar(titulo, buscadas),
    resumen: marcar(resumen, buscadas),
    pasaje: pasaje === null ? null : marcar(pasaje, buscadas),
    detalles,
    etiqueta: etiqueta && { ...etiqueta, texto: marcar(etiqueta.texto, buscadas) },
  };
}

/**
 * Themes of a result as the screen shows them. Themes of a page of the site are only other names for it, and stay
 * hidden.
 */
const enTemas = ({ temas }: Indexado, { nombre, delSitio }: FuenteDeBusqueda): string =>
  delSitio
    ? ""
    : temas
        .filter((tema) => tema !== nombre)
        .map((tema) => `Tema: ${tema}`)
        .join("\n");
