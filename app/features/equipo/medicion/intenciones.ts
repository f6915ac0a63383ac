/** The form of a coupon's page, by the value of `intencion`. */
export const DETENER = "detener-cupon";
