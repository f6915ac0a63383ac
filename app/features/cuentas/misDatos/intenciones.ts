/** Intent of the button that keeps an account whose deletion was requested. */
export const CANCELAR = "cancelar";
