/** Values of the buttons of the draw. */
export const PARTICIPAR = "participar";
export const RETIRAR = "retirar";
