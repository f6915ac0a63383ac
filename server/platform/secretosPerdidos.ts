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
 * Asked before any secret is made: the sentence to say once they have been, where there was a database without the file
 * of its secrets; null where nothing is lost.
 */
export async function avisoDeSecretosPerdidos({ databaseUrl, dataDir }: Lugar): Promise<string | null> {
  const archivo = path.join(dataDir, SECRETOS);
  if (existsSync(archivo) || !(await hayDatos(databaseUrl))) return null;
  // Who began a new database at this very moment has written its secrets before.
  if (existsSync(archivo)) return null;
  return `Falta ${archivo}, con los secretos de la base de datos ${sinClave(databaseUrl)}, y se hicieron otros: todas las sesiones y los enlaces de correos enviados dejaron de valer, y las respuestas y los segundos factores guardados no se pueden abrir; para recuperarlo todo, detén el producto, pon ahí la copia de tu respaldo (está en su carpeta) y arráncalo de nuevo.`;
}

/** What is no database, or does not answer, is told of by the start itself; an empty file is left as it is. */
async function hayDatos(databaseUrl: string): Promise<boolean> {
  if (!isPostgres(databaseUrl) && !statSync(databaseUrl, { throwIfNoEntry: false })?.size) return false;
  return hayProducto(databaseUrl).catch(() => false);
}
