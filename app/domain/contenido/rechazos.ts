export type RechazoDePieza = "pieza-no-existe";

export const MENSAJE_DE_PIEZA: Record<RechazoDePieza, string> = {
  "pieza-no-existe": "No encontramos ese contenido. Puede que ya no esté publicado.",
};
