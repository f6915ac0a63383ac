/** Progress on a card: a percentage, or marked as seen by a press. */
export type AvanceALaVista = number | "marcado";

export function avanceEnPalabras(avance: AvanceALaVista): string {
  if (avance === "marcado") return "Marcaste como visto";
  return avance === 100 ? "Visto" : `${avance} % visto`;
}
