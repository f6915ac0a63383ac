/** The two light ways of following a video: a video offers one of them. */
export const NOMBRE_DE_LIGERO = { audio: "Solo audio", leer: "Leer" } as const;
export const ICONO_DE_LIGERO = { audio: "audio", leer: "libro" } as const;
