/** Forms of the page of an order, by the value of their buttons. */
export const DEVOLVER = "devolver";
export const PEDIR_DEVOLUCION = "pedir-devolucion";
export const CANCELAR = "cancelar";
export const PEDIR_CANCELACION = "pedir-cancelacion";
export const PEDIR_PARTE = "pedir-parte";
