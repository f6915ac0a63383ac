/** How far somebody is with a video, as a card shows it: a percentage, or that a press said that it was seen. */
export type AvanceALaVista = number | "marcado";

export function avanceEnPalabras(avance: AvanceALaVista): string {
  if (avance === "marcado") return "Marcaste como visto";
  return avance === 100 ? "Visto" : `${avance} % visto`;
}
