/** CSS selector of the input of a search box. */
export const ES_BUSCADOR = "form[role=search] input";
