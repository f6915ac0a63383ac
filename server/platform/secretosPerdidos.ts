import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { hayProducto } from "./database/migrate";
import { isPostgres, sinClave } from "./database/direccion";
import { SECRETOS } from "./respaldo/carpeta";

interface Lugar {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Warning about a database whose file of secrets is missing; null when there is none to give. It is called before new
 * secrets are made.
 */
export async function avisoDeSecretosPerdidos({ databaseUrl, dataDir }: Lugar): Promise<string | null> {
  const archivo = path.join(dataDir, SECRETOS);
  if (existsSync(archivo) || !(await hayDatos(databaseUrl))) return null;
  // Another process may be starting with a new database: it writes the secrets first.
  if (existsSync(archivo)) return null;
  return `Falta ${archivo}, con los secretos de la base de datos ${sinClave(databaseUrl)}, y se hicieron otros: todas las sesiones y los enlaces de correos enviados dejaron de valer, y las respuestas y los segundos factores guardados no se pueden abrir; para recuperarlo todo, detén el producto, pon ahí la copia de tu respaldo (está en su carpeta) y arráncalo de nuevo.`;
}

/**
 * True when the database contains data. False when it does not answer or is invalid, which the start reports itself. An
 * empty file is left unchanged.
 */
async function hayDatos(databaseUrl: string): Promise<boolean> {
  if (!isPostgres(databaseUrl) && !statSync(databaseUrl, { throwIfNoEntry: false })?.size) return false;
  return hayProducto(databaseUrl).catch(() => false);
}
