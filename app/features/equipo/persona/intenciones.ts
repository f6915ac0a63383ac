/** Forms of the page of a person, by the value of their buttons. */
export const VER_CONTACTO = "ver-contacto";
export const REGALAR = "regalar-bono";
export const REGALAR_MONEDAS = "regalar-monedas";
export const PEDIR_BONOS = "pedir-bonos";
export const PEDIR_MONEDAS = "pedir-monedas";
export const PEDIR_PLAN = "pedir-plan";
export const PEDIR_SEGUNDO_FACTOR = "pedir-segundo-factor";
