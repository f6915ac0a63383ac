/** What a page about content can be asked to do, by the name of the button that was pressed. */
export const GUARDAR_FAVORITO = "guardar-favorito";
export const QUITAR_FAVORITO = "quitar-favorito";
export const ACTIVAR_AHORRO = "activar-ahorro";
export const DESACTIVAR_AHORRO = "desactivar-ahorro";
export const MARCAR_VISTO = "marcar-visto";
export const QUITAR_DE_VISTOS = "quitar-de-vistos";
