/** The next live event, as offered beside a video. */
export interface ProximoEnVivo {
  titulo: string;
  href: string;
  inicio: Date;
  /** Kind, duration and price. */
  detalles: string;
}

/** The next live event of these themes. The context of workshops implements it. */
export type FuenteEnVivo = (temas: readonly string[]) => Promise<ProximoEnVivo | null>;
