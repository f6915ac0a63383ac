import type { Taller } from "./contenido";

/** The next live event, as offered beside a video. */
export interface ProximoEnVivo {
  titulo: string;
  href: string;
  inicio: Date;
  /** Kind, length and price of a live event. */
  detalles: string;
  /** Free places in words: "quedan 6 lugares". */
  lugares: string;
  dibujo: Taller["dibujo"];
  /** Addresses of the themes of a live event; the first one is its main theme. */
  temas: readonly string[];
}

/**
 * Finds the next live event of the given themes; without themes the soonest one with a free place. The context of
 * workshops implements this port.
 */
export type FuenteEnVivo = (temas: readonly string[]) => Promise<ProximoEnVivo | null>;
