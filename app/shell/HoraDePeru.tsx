/** Id of the note, which the script of `horaDePeru.server.ts` hides. */
export const HORA_DE_PERU = "hora-de-peru";

/**
 * Note of the frame: the hours of a page are those of Peru. Pages do not repeat it. A script hides it in a browser whose
 * clock shows the hours of Peru all year; without scripts everybody reads it.
 */
export const HoraDePeru = () => <span id={HORA_DE_PERU}>Todas las horas son hora de Perú.</span>;
