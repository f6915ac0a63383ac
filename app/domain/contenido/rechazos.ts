import type { Rechazos } from "../shared/rechazo";

export type RechazoDePieza = "pieza-no-existe";

export const RECHAZOS_DE_PIEZA: Rechazos<RechazoDePieza> = {
  "pieza-no-existe": {
    clase: "not-found",
    mensaje: "No encontramos ese contenido. Puede que ya no esté publicado.",
  },
};
