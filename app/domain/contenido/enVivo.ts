/** What happens live next, as something that is watched alone offers it. */
export interface ProximoEnVivo {
  titulo: string;
  href: string;
  inicio: Date;
  /** What it is, how long and for how much. */
  detalles: string;
}

/** Whoever knows of workshops answers: the next date that takes place in one of these themes. */
export type FuenteEnVivo = (temas: readonly string[]) => Promise<ProximoEnVivo | null>;
