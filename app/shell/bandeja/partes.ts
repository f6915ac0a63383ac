/** Ids of the elements that the outbox's script writes into. */
export const LINEA = "bandeja";
export const CUENTA = "bandeja-cuenta";
export const AHORA = "bandeja-ahora";
export const ENLACE = "bandeja-enlace";
/** Form that sends a refused answer again. */
export const REVISION = "bandeja-revision";
