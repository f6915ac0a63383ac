/** A box to search from. */
export const ES_BUSCADOR = "form[role=search] input";
