/** True for `postgres://…`; any other text is the path of a SQLite file. */
export function isPostgres(databaseUrl: string): boolean {
  return /^postgres(ql)?:\/\//.test(databaseUrl);
}

/**
 * Matches texts that look like a URL and not like a path. A misspelt scheme would otherwise become the name of a
 * folder, with the password in it.
 */
const PARECE_UNA_URL = /\/\/|^[a-z][a-z0-9+.-]*:/i;

/**
 * The fault of a database address in one sentence. It repeats no part of the address, because a password may be
 * anywhere in it.
 */
export function motivoDeDireccion(databaseUrl: string): string | null {
  if (!isPostgres(databaseUrl)) {
    return PARECE_UNA_URL.test(databaseUrl)
      ? "DATABASE_URL no empieza por postgres:// ni por postgresql://, y tampoco es la ruta de un archivo SQLite: corrígela."
      : null;
  }
  const url = leerDireccion(databaseUrl);
  return url && !tieneSuClaveEnOtraParte(url)
    ? null
    : "DATABASE_URL no se puede leer: en el usuario y en la clave codifica / como %2F, @ como %40, : como %3A, ? como %3F y # como %23.";
}

/**
 * True when a part of the password may be outside its place in the URL. Digits followed by a / or a ? are read as a
 * port.
 */
const tieneSuClaveEnOtraParte = ({ hash, pathname, username, search, searchParams }: URL) =>
  hash !== "" || pathname.includes("@") || (!username && !searchParams.has("user") && search.includes("@"));

/**
 * Parses an address; null when it is invalid. The driver accepts a user without a host, for a socket; a URL does not.
 */
export function leerDireccion(databaseUrl: string): URL | null {
  const conServidor = databaseUrl.replace("@/", "@localhost/");
  return URL.canParse(conServidor) ? new URL(conServidor) : null;
}

/** The address without its password, for logs and messages. */
export function sinClave(databaseUrl: string): string {
  if (!isPostgres(databaseUrl)) return databaseUrl;
  const [esquema] = databaseUrl.split("//", 1);
  const url = leerDireccion(databaseUrl);
  if (url && (url.username || url.searchParams.has("password"))) {
    return `${esquema}//${url.host}${url.pathname}`;
  }
  // The part before the last @ may be a password that was not percent-encoded, and so may the part after a ?.
  const resto = databaseUrl.slice(esquema!.length + 2);
  return `${esquema}//${resto.slice(resto.lastIndexOf("@") + 1).replace(/[?#].*$/s, "")}`;
}
