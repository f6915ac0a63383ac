/** What the forms of a room can ask for: the values of their buttons. */
export const PREGUNTAR = "preguntar";
export const REGISTRAR = "registrar";

/** And those of whoever leads it. */
export const EMPEZAR = "empezar";
export const TERMINAR = "terminar";
export const DECIDIR = "pregunta";
export const MARCAR = "asistencia";
export const CANCELAR = "cancelar";
