import type { Thing } from "schema-dts";
import type { Marca } from "~/domain/shared/marca";

/** What a route says of itself, in its `handle`, for those who list pages and show links to them. */
export interface ParaCompartir<Datos> {
  /** Present on a page that is the same for everybody. */
  publica?: readonly string[];
  /** Said where it does not follow from that: who may be led here by a searcher. */
  seLista?: boolean;
  /** The picture of its links; that of the house where it has none. */
  dibujo?: string | ((datos: Datos) => string | null);
  esVideo?: true;
  /** What it is about, in the words of schema.org. */
  cosas?: (datos: Datos, origen: string, marca: Marca) => Thing[];
}

/** A description of at most so many letters, that ends with a whole word. */
export function recortada(texto: string, letras = 150): string {
  if (texto.length <= letras) return texto;
  const entero = texto.slice(0, letras).replace(/\s+\S*$/, "");
  return `${entero.replace(/[\s.,;:]+$/, "")}…`;
}

/** Whether anybody may be led here by a searcher: what is the same for everybody is, unless it says otherwise. */
export const seLista = (handle: ParaCompartir<never> | undefined): boolean =>
  handle?.seLista ?? handle?.publica !== undefined;
