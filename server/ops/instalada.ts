import { existsSync } from "node:fs";
import path from "node:path";
import { ConfigError } from "../platform/configError";
import { hayProducto } from "../platform/database/migrate";
import { isPostgres, sinClave } from "../platform/database/direccion";
import type { Almacen } from "../platform/orders/orden";
import { SECRETOS } from "../platform/respaldo/carpeta";

const QUE_HACER = "arranca antes el producto (npm start), o dale a esta orden su mismo entorno";

/**
 * Refuses an order of the operator when the product is not installed here. With another environment than the
 * product's, the order would find no database, and must create neither a database nor secrets.
 */
export async function exigirInstalacion(
  { databaseUrl, dataDir }: Pick<Almacen, "databaseUrl" | "dataDir">,
  env: Record<string, string | undefined>,
): Promise<void> {
  const hay = isPostgres(databaseUrl) ? await hayProducto(databaseUrl) : existsSync(databaseUrl);
  if (!hay) {
    const que = isPostgres(databaseUrl) ? "no tiene las tablas del producto" : "no existe";
    throw new ConfigError(
      `La base de datos ${sinClave(databaseUrl)} ${que}: ${QUE_HACER} (APP_ENV, DATABASE_URL, DATA_DIR).`,
    );
  }
  const secretos = path.join(dataDir, SECRETOS);
  const enElEntorno = env.SESSION_SECRET && env.RESPUESTAS_SECRET;
  if (env.APP_ENV === "production" || enElEntorno || existsSync(secretos)) return;
  throw new ConfigError(
    `Los secretos del producto no están ni en el entorno ni en ${secretos}: ${QUE_HACER} (APP_ENV, DATA_DIR, SESSION_SECRET).`,
  );
}
