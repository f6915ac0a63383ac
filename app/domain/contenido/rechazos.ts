import type { Rechazos } from "../shared/rechazo";

export const RECHAZOS_AL_PUBLICAR: Rechazos<"contenido-con-errores"> = {
  "contenido-con-errores": {
    clase: "conflict",
    mensaje: "El contenido tiene errores. Se sigue mostrando el anterior.",
  },
};

export type RechazoDePieza = "pieza-no-existe";

export const RECHAZOS_DE_PIEZA: Rechazos<RechazoDePieza> = {
  "pieza-no-existe": {
    clase: "not-found",
    mensaje: "No encontramos ese contenido. Puede que ya no esté publicado.",
  },
};
