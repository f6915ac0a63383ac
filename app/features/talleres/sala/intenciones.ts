/** Intents of the buttons of the forms in a workshop's room. */
export const PREGUNTAR = "preguntar";
export const REGISTRAR = "registrar";

/** Intents of the buttons of the host. */
export const EMPEZAR = "empezar";
export const TERMINAR = "terminar";
export const DECIDIR = "pregunta";
export const MARCAR = "asistencia";
export const CANCELAR = "cancelar";
