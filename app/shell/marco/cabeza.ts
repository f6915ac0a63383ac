import type { Thing } from "schema-dts";
import type { Marca } from "~/domain/shared/marca";

/** Part of a route's `handle` for search engines and link previews. */
export interface ParaCompartir<Datos> {
  /** Search parameters of a page that is the same for every visitor; missing on all other pages. */
  publica?: readonly string[];
  /** Whether search engines may list the page. Default: when `publica` is present. */
  seLista?: boolean;
  /** Picture that other sites show for a link to the page. Default: that of the site. */
  dibujo?: string | ((datos: Datos) => string | null);
  esVideo?: true;
  /** Descriptions of the page's subjects in the vocabulary of schema.org. */
  cosas?: (datos: Datos, origen: string, marca: Marca) => Thing[];
}

/** Shortens a description at the end of a word. */
export function recortada(texto: string, letras = 150): string {
  if (texto.length <= letras) return texto;
  const entero = texto.slice(0, letras).replace(/\s+\S*$/, "");
  return `${entero.replace(/[\s.,;:]+$/, "")}…`;
}

/** True when search engines may list the page: public pages, unless they say otherwise. */
export const seLista = (handle: ParaCompartir<never> | undefined): boolean =>
  handle?.seLista ?? handle?.publica !== undefined;
