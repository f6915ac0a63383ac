/** Ids of the elements into which the script of waiting forms writes. */
export const LINEA = "bandeja";
export const CUENTA = "bandeja-cuenta";
export const AHORA = "bandeja-ahora";
export const ENLACE = "bandeja-enlace";
/** Id of the form that sends a refused answer again. */
export const REVISION = "bandeja-revision";
