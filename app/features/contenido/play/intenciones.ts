export const MARCAR_VISTO = "marcar-visto";
