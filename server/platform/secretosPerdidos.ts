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
  // First the database: who begins a new one at this very moment has written its secrets before.
  const deArchivo =
    !isPostgres(databaseUrl) && Boolean(statSync(databaseUrl, { throwIfNoEntry: false })?.size);
  const archivo = path.join(dataDir, SECRETOS);
  if (existsSync(archivo)) return null;
  if (!deArchivo && !(await hayEnPostgres(databaseUrl))) return null;
  return `Falta ${archivo}, con los secretos de la base de datos ${sinClave(databaseUrl)}, y se hicieron otros: todas las sesiones y los enlaces de correos enviados dejaron de valer, y las respuestas y los segundos factores guardados no se pueden abrir; para recuperarlo todo, detén el producto, pon ahí la copia de tu respaldo (está en su carpeta) y arráncalo de nuevo.`;
}

/** One that does not answer is told of by the start itself. */
async function hayEnPostgres(databaseUrl: string): Promise<boolean> {
  return isPostgres(databaseUrl) && (await hayProducto(databaseUrl).catch(() => false));
}
