import { statSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "./configError";
import { EsquemaDeAntes, EsquemaDemasiadoNuevo } from "./database/compatibilidad";
import { isPostgres, sinClave } from "./database/direccion";
import { archivoDeTestigo, cambiosQueFaltan } from "./database/testigo";
import { SecretosIlegibles } from "./secrets";
import { esFaltaDeEspacio } from "./sinEspacio";

/** File or database that the start uses, as far as known when it fails. */
interface Lugar {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Reason why the start failed, in one sentence for the operator: what failed, in which file or variable, and what to
 * do. Undefined for an error in our code, whose stack is needed.
 */
export function explicarArranque(error: unknown, { databaseUrl, dataDir }: Lugar): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof SecretosIlegibles) {
    return `El archivo de secretos ${error.file} está vacío o dañado: pon en su lugar una copia de respaldo. Si lo borras se crean otros: se cierran todas las sesiones, y las respuestas y los segundos factores guardados ya no se pueden abrir.`;
  }
  if (error instanceof EsquemaDemasiadoNuevo) {
    return `La base de datos ${sinClave(databaseUrl)} ya pasó por cambios que esta versión del producto no entiende (${error.migraciones.join(", ")}): usa la versión que los hizo o una más nueva.`;
  }
  if (error instanceof EsquemaDeAntes) {
    return `La base de datos ${sinClave(databaseUrl)} es de antes de la primera versión del producto, que no la puede leer: renueva la demo con npm run reset, o cambia DATABASE_URL.`;
  }
  for (let causa = error; causa instanceof Error; causa = causa.cause) {
    const fallo: FalloDeArchivo & { errors?: NodeJS.ErrnoException[] } = causa;
    const codigo = fallo.code ?? fallo.errors?.[0]?.code ?? "";
    const texto = porCodigo(codigo, fallo, sinClave(databaseUrl), dataDir);
    if (texto) return texto;
  }
  return undefined;
}

/** Error of a file operation. A failed copy also has a destination, which is the one that is full or forbidden. */
type FalloDeArchivo = NodeJS.ErrnoException & { dest?: string };

function porCodigo(
  codigo: string,
  { path: origen, dest: archivo = origen, message, syscall }: FalloDeArchivo,
  base: string,
  carpeta: string,
): string | undefined {
  if (esFaltaDeEspacio(codigo)) {
    return `No queda espacio en el disco para ${archivo ?? base}: libera espacio y vuelve a intentarlo.`;
  }
  switch (codigo) {
    case "SQLITE_CORRUPT":
    case "SQLITE_NOTADB":
      return `La base de datos ${base} está dañada o no es una base SQLite: pon en su lugar una copia de respaldo, o cambia DATABASE_URL.`;
    case "SQLITE_CANTOPEN":
    case "SQLITE_CANTOPEN_ISDIR":
      return `No se puede abrir la base de datos ${base}: revisa que la carpeta exista y que este usuario pueda escribir en ella, o cambia DATABASE_URL.`;
    case "ERR_DLOPEN_FAILED":
      return `El controlador de SQLite (better-sqlite3) está compilado para otra versión de Node que la ${process.version}: corre npm rebuild better-sqlite3, o usa la otra versión.`;
    case "ECONNREFUSED":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ETIMEDOUT":
      return `El servidor de la base de datos ${base} no responde: revisa que esté encendido y que DATABASE_URL lleve a él.`;
    case "28P01":
    case "28000":
      return `El servidor de la base de datos ${base} no acepta ese usuario y esa clave: corrige DATABASE_URL.`;
    case "3D000":
      return `En ese servidor no hay una base de datos llamada así (${base}): créala, o corrige DATABASE_URL.`;
    case "42501":
      if (message.startsWith("must be owner of schema")) {
        return `El usuario de la base de datos ${base} no es dueño de su esquema y no puede apartarlo: usa en DATABASE_URL, para esta orden, el usuario que lo es, o haz a este su dueño (alter schema … owner to …).`;
      }
      return `El usuario de la base de datos ${base} no tiene permiso para crear tablas: dáselo, o cambia el usuario en DATABASE_URL.`;
    case "53300":
      return `El servidor de la base de datos ${base} no acepta más conexiones: cierra las que sobren, o sube su max_connections.`;
    case "25006":
      return `La base de datos ${base} solo se lee (es una réplica, o alguien la puso así): haz que DATABASE_URL lleve al primario.`;
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return `El certificado del servidor de la base de datos ${base} es de otro nombre: pon en DATABASE_URL el nombre que el certificado dice.`;
    case "CERT_HAS_EXPIRED":
      return `El certificado del servidor de la base de datos ${base} ya venció: renuévalo.`;
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "UNABLE_TO_GET_ISSUER_CERT":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
      return `El certificado del servidor de la base de datos ${base} no lo firma nadie conocido: añade a DATABASE_URL sslrootcert=ARCHIVO con el de quien lo firma.`;
    case "57P03":
      return `El servidor de la base de datos ${base} todavía está arrancando: espera un momento y vuelve a intentarlo.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `Este usuario no puede escribir ${archivo ?? carpeta}: dale permiso, o elige otra carpeta con DATA_DIR.`;
    case "ENOENT":
      if (syscall === "connect") {
        return `En esta máquina no hay un servidor de base de datos que escuche donde DATABASE_URL dice (${base}): revisa que esté encendido, y la carpeta de su socket en host=.`;
      }
      return archivo && syscall === "open" && isPostgres(base)
        ? `No se encuentra ${archivo}, que DATABASE_URL nombra: ponlo en su lugar o corrígela.`
        : undefined;
    case "ENOTDIR":
    case "EEXIST":
      return `${archivo ?? carpeta} no es una carpeta: elige otra con DATA_DIR o DATABASE_URL.`;
  }
  if (codigo.startsWith("SQLITE_READONLY")) {
    return `La base de datos ${base} no se puede escribir: da permiso de escritura sobre el archivo y su carpeta a este usuario.`;
  }
  if (codigo.startsWith("SQLITE_IOERR")) {
    return `El disco no deja leer o escribir la base de datos ${base}: revisa su espacio y su estado, y vuelve a intentarlo.`;
  }
  if (codigo.startsWith("SQLITE_BUSY")) {
    return `Otro programa tiene ocupada la base de datos ${base}: ciérralo y vuelve a intentarlo.`;
  }
  if (/^(Could not locate the bindings file|Cannot find module 'better-sqlite3')/.test(message)) {
    return `Falta el programa del controlador de SQLite (better-sqlite3) para esta máquina y la ${process.version} de Node: corre npm ci con ella, o usa Node 22.16 o más nuevo, que trae el suyo.`;
  }
  // Error message of @node-rs/argon2, our only package with such a native binding.
  if (/(Cannot find|Failed to load) native binding/.test(message)) {
    return "Falta el programa con que se guardan las claves (@node-rs/argon2) para esta máquina, o es de otra: corre npm ci en ella.";
  }
  if (message.includes("client password must be a string")) {
    return `El servidor de la base de datos ${base} pide una clave y DATABASE_URL no la lleva: corrige DATABASE_URL (postgres://usuario:clave@servidor/base).`;
  }
  if (message.includes("does not support SSL")) {
    return `El servidor de la base de datos ${base} no cifra las conexiones: enciende ssl en él, o quita sslmode de DATABASE_URL si no sale de esta máquina.`;
  }
  if (/terminated|timeout exceeded/.test(message)) {
    return `El servidor de la base de datos ${base} no responde a tiempo: revisa que DATABASE_URL lleve a él y que no esté detenido.`;
  }
  return undefined;
}

const INTENTOS = 20;
const PAUSA_EN_MS = 100;

/**
 * Stops the start when the database file is empty. A failed copy or a full disk leaves such a file: taken for a new
 * database, it would hide that all data is gone. Another process that is creating the database fills the file in a
 * moment.
 */
export async function exigirBaseConContenido(file: string): Promise<void> {
  for (let intento = 1; estaVacio(file); intento++) {
    if (intento === INTENTOS) {
      throw new ConfigError(
        `El archivo ${path.resolve(file)} está vacío y debería ser la base de datos: pon en su lugar una copia de respaldo, o bórralo para empezar con una base nueva.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSA_EN_MS));
  }
}

/** Stops the start when the file lacks changes that people were told are stored. */
export function exigirCambiosConfirmados(file: string): void {
  const faltan = cambiosQueFaltan(file);
  if (faltan === 0) return;
  const [base, testigo] = [path.resolve(file), path.resolve(archivoDeTestigo(file))];
  throw new ConfigError(
    faltan === null
      ? `La base de datos ${base} ya no está: ponla de nuevo en su lugar, restaura un respaldo con npm run ops -- restaurar, o borra ${testigo} para empezar con una base nueva.`
      : `A la base de datos ${base} le faltan los últimos ${faltan} cambios que ya se habían confirmado (se perdió su archivo -wal, o es una copia vieja): pon en su lugar la completa, restaura un respaldo con npm run ops -- restaurar, o borra ${testigo} para seguir sin ellos.`,
  );
}

function estaVacio(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === 0;
}
