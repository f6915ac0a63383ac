/** What the script finds its parts by. */
export const SUGERENCIAS = "sugerencias";
export const ES_BUSCADOR = "form[role=search] input";
