/** Progress shown on the card of a video: a percentage, or that the person pressed "seen". */
export type AvanceALaVista = number | "marcado";

export function avanceEnPalabras(avance: AvanceALaVista): string {
  if (avance === "marcado") return "Marcaste como visto";
  return avance === 100 ? "Visto" : `${avance} % visto`;
}
