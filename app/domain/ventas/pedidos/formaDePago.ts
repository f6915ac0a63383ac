/**
 * Ways to pay an order. The pay buttons send one of them, and paid goods keep it. `saldo`: the person's existing saldo.
 * `cupon`: the coupon covers the whole price.
 */
export const FORMA_DE_PAGO = { saldo: "saldo", tarjeta: "tarjeta", cupon: "cupon" } as const;
export type FormaDePago = keyof typeof FORMA_DE_PAGO;
