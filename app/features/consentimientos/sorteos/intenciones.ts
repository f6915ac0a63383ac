/** What the buttons of the draw ask for. */
export const PARTICIPAR = "participar";
export const RETIRAR = "retirar";
