/** Forms of the page of a date, by the value of `intencion`. */
export const CUPOS = "cambiar-lugares";
export const MARCAR = "marcar-asistencia";
export const CANCELAR = "cancelar-fecha";
