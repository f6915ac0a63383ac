/** Forms of "Mi agenda", by the value of their buttons. */
export const ENTRAR = "entrar";
export const NO_LLEGO = "no-llego";
