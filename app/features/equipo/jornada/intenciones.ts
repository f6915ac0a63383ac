/** Forms of the closed days and of the calendar, by the value of their buttons. */
export const CERRAR = "cerrar";
export const ABRIR = "abrir";
export const CREAR = "crear";
export const ANULAR = "anular";
