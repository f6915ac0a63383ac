/** What the buttons of a page that sells ask for, whatever it sells. */
export const PAGAR = "pagar";
export const SOLTAR = "soltar";
export const APLICAR_CUPON = "aplicar";
export const QUITAR_CUPON = "quitar-cupon";
/** Confirms what a coupon covers whole. */
export const CONFIRMAR_SIN_PAGAR = "cupon";
