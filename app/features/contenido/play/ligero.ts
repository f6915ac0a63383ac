/** Light versions of a video, for slow connections: each video offers one of the two. */
export const NOMBRE_DE_LIGERO = { audio: "Solo audio", leer: "Leer" } as const;
export const ICONO_DE_LIGERO = { audio: "audio", leer: "libro" } as const;
