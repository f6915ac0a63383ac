import { cadaUna, hastaElAlto } from "../unidades";

/** One look at all that a context has to do of a kind; between its units it looks whether it is to stop. */
export type Ronda = (alto?: AbortSignal) => Promise<void>;

/** The rounds of all contexts as one: one that fails is reported once the others had their turn. */
export const juntarRondas =
  (rondas: readonly Ronda[]): Ronda =>
  (alto) =>
    cadaUna(hastaElAlto(rondas, alto), (ronda) => ronda(alto));
