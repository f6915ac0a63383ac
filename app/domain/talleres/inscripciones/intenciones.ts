/** Values of the buttons on a workshop's page, which tell the action what to do. */
export const INSCRIBIRSE = "inscribirse";
export const ACEPTAR = "aceptar";
export const DEJAR = "dejar";
