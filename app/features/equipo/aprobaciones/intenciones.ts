/** Forms of the page of approvals, by the value of their buttons. */
export const APROBAR = "aprobar";
export const NO_APROBAR = "no-aprobar";
export const PEDIR_PRECIO = "pedir-precio";
