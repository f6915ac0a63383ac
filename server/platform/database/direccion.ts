/** `postgres://…`; anything else is the path of a SQLite file. */
export function isPostgres(databaseUrl: string): boolean {
  return /^postgres(ql)?:\/\//.test(databaseUrl);
}

/** A path has neither; a misspelt scheme would otherwise become the name of a folder, with the password in it. */
const PARECE_UNA_URL = /\/\/|^[a-z][a-z0-9+.-]*:/i;

/** What is wrong with an address, in one sentence that shows nothing of it: a password may stand anywhere in it. */
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

/** A password of digits and then a / or a ? reads as a port, and its rest as something else. */
const tieneSuClaveEnOtraParte = ({ hash, pathname, username, search, searchParams }: URL) =>
  hash !== "" || pathname.includes("@") || (!username && !searchParams.has("user") && search.includes("@"));

/** The driver takes a user without a host for one at the socket; a URL cannot say that. */
export function leerDireccion(databaseUrl: string): URL | null {
  const conServidor = databaseUrl.replace("@/", "@localhost/");
  return URL.canParse(conServidor) ? new URL(conServidor) : null;
}

/** The address as it may be shown: a password in it is for nobody's screen. */
export function sinClave(databaseUrl: string): string {
  if (!isPostgres(databaseUrl)) return databaseUrl;
  const [esquema] = databaseUrl.split("//", 1);
  const url = leerDireccion(databaseUrl);
  if (url && (url.username || url.searchParams.has("password"))) {
    return `${esquema}//${url.host}${url.pathname}`;
  }
  // Whatever stands before the last @ may be a password that was not encoded, and so may what follows a ?.
  const resto = databaseUrl.slice(esquema!.length + 2);
  return `${esquema}//${resto.slice(resto.lastIndexOf("@") + 1).replace(/[?#].*$/s, "")}`;
}
