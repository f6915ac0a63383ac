/** What the form of a workshop's page can ask for: the value of its button. */
export const INSCRIBIRSE = "inscribirse";
export const ACEPTAR = "aceptar";
export const DEJAR = "dejar";
