/** Intents of the buttons on a page about content. */
export const GUARDAR_FAVORITO = "guardar-favorito";
export const QUITAR_FAVORITO = "quitar-favorito";
export const ACTIVAR_AHORRO = "activar-ahorro";
export const DESACTIVAR_AHORRO = "desactivar-ahorro";
export const MARCAR_VISTO = "marcar-visto";
export const QUITAR_DE_VISTOS = "quitar-de-vistos";
