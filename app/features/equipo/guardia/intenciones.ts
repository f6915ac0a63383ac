/** Forms of the screen of the guard, by the value of their buttons. */
export const TOMAR = "tomar";
export const CERRAR = "cerrar";
export const DEVOLVER = "devolver";
