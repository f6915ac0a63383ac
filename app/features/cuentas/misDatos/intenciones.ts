/** Of the page that deletes an account: keeps it after all. */
export const CANCELAR = "cancelar";
