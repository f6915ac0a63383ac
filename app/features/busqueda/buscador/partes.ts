/** CSS selector of a search box's field. */
export const ES_BUSCADOR = "form[role=search] input";
