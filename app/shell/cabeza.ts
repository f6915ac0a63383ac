import type { Thing } from "schema-dts";

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
  cosas?: (datos: Datos, origen: string) => Thing[];
}

/** Whether anybody may be led here by a searcher: what is the same for everybody is, unless it says otherwise. */
export const seLista = (handle: ParaCompartir<unknown> | undefined): boolean =>
  handle?.seLista ?? handle?.publica !== undefined;
