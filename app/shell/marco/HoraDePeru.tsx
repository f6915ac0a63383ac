/** Id of the note, which the script of `horaDePeru.server.ts` hides. */
export const ID_DE_NOTA = "hora-de-peru";

/**
 * Note of the frame: the hours of a page are those of Peru. A script hides it in a browser whose
 * clock shows the hours of Peru all year; without scripts everybody reads it.
 */
export const HoraDePeru = () => <span id={ID_DE_NOTA}>Todas las horas son hora de Perú.</span>;
