/** Forms of the page of accounts, by the value of their buttons. */
export const INVITAR = "invitar";
export const REINVITAR = "reinvitar";
export const PEDIR_ROL = "pedir-rol";
export const CONFIRMAR_ROL = "confirmar-rol";
export const QUITAR_ROL = "quitar-rol";
export const CERRAR_CUENTA = "cerrar-cuenta";
