/** The next live event, as offered beside a video. */
export interface ProximoEnVivo {
  titulo: string;
  href: string;
  inicio: Date;
  /** Kind, length and price of a live event. */
  detalles: string;
}

/** Finds the next live event of the given themes. The context of workshops implements this port. */
export type FuenteEnVivo = (temas: readonly string[]) => Promise<ProximoEnVivo | null>;
