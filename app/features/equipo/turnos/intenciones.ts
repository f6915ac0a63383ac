/** Forms of the roster, by the value of their buttons. */
export const PONER = "poner";
export const QUITAR = "quitar";
