/** What the buttons of a page that sells ask for, whatever it sells. */
export const PAGAR = "pagar";
export const SOLTAR = "soltar";
export const APLICAR_CUPON = "aplicar";
/** The same where one is applied: an empty box takes it off. */
export const CAMBIAR_CUPON = "aplicar-otro";
export const QUITAR_CUPON = "quitar-cupon";
/** Confirms what a coupon covers whole. */
export const CONFIRMAR_SIN_PAGAR = "cupon";
