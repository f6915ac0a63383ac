/** Values of the buttons of the summary. */
export const LIBERAR = "liberar";
export const AMPLIAR = "ampliar";
/** Intent of the button that changes to another specialist at the same hour. */
export const CAMBIAR_ESPECIALISTA = "especialista";
