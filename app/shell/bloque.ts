/** The block of a page that holds what its scripts begin with. */
export const BLOQUE = "hidratar";
