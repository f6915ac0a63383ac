const SIN_ESPACIO = new Set(["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL", "53100"]);

/** Whether a code, of the system's, of SQLite or of PostgreSQL, says that there is no room left. */
export const esFaltaDeEspacio = (codigo: string | undefined) => SIN_ESPACIO.has(codigo ?? "");
