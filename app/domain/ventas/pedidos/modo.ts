/**
 * Modes of payment. The pay buttons send one of them, and paid goods keep it as `formaDePago`. `saldo`: the person's
 * existing saldo. `cupon`: the coupon covers the whole price.
 */
export const MODO = { saldo: "saldo", tarjeta: "tarjeta", cupon: "cupon" } as const;
export type Modo = keyof typeof MODO;
