/** Intents of the buttons of a prize draw. */
export const PARTICIPAR = "participar";
export const RETIRAR = "retirar";
