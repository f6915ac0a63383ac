const SIN_ESPACIO = new Set(["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL", "53100"]);

/** True when an error code of the system, SQLite or PostgreSQL means a full disk. */
export const esFaltaDeEspacio = (codigo: string | undefined) => SIN_ESPACIO.has(codigo ?? "");
