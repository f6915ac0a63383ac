/** Intents of the buttons on every page that sells. */
export const SOLTAR = "soltar";
export const APLICAR_CUPON = "aplicar";
export const QUITAR_CUPON = "quitar-cupon";
