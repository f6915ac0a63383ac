/** Forms of the page of a request, by the value of their buttons. */
export const IDENTIDAD = "identidad";
export const COPIA = "copia";
export const PEDIR_ELIMINACION = "pedir-eliminacion";
export const CONFIRMAR_ELIMINACION = "confirmar-eliminacion";
export const RESPONDER = "responder";

/** Forms of the page of breaches. */
export const ABRIR = "abrir";
export const AVISAR = "avisar";
export const ANOTAR = "anotar";
