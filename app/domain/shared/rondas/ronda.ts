import { cadaUna, hastaElAlto } from "../unidades";

/** One run of a job over all work of a kind. It checks `alto` between units of work. */
export type Ronda = (alto?: AbortSignal) => Promise<void>;

/** Joins the jobs of several contexts into one. A failed one is reported after the others ran. */
export const juntarRondas =
  (rondas: readonly Ronda[]): Ronda =>
  (alto) =>
    cadaUna(hastaElAlto(rondas, alto), (ronda) => ronda(alto));
