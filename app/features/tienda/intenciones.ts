/** What the buttons of a purchase ask for. */
export const PAGAR = "pagar";
export const DEVOLVER = "devolver";
