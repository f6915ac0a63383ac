/** Forms of the page of a sheet, by the value of their buttons. */
export const RESPONDER = "responder";
export const CORREGIR = "corregir";
export const ENTREGAR = "entregar";
export const ABRIR = "abrir";
