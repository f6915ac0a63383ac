/** Values of the buttons of a room's forms. */
export const PREGUNTAR = "preguntar";
export const REGISTRAR = "registrar";

/** Buttons of the host. */
export const EMPEZAR = "empezar";
export const TERMINAR = "terminar";
export const DECIDIR = "pregunta";
export const MARCAR = "asistencia";
export const CANCELAR = "cancelar";
