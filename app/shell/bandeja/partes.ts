/** What the script finds the parts of its line by. */
export const LINEA = "bandeja";
export const CUENTA = "bandeja-cuenta";
export const AHORA = "bandeja-ahora";
export const ENLACE = "bandeja-enlace";
/** What carries a refused answer back to the server. */
export const REVISION = "bandeja-revision";
