/** Sent by the page that deletes an account: the account is kept. */
export const CANCELAR = "cancelar";
