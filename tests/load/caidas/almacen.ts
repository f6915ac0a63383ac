import path from "node:path";
import { startPostgres } from "../../support/postgres";
import { carpetaTemporal } from "../servidores";

export type Motor = "SQLite" | "PostgreSQL";

/** An empty database of one engine or the other. */
export async function abrirAlmacen(motor: Motor): Promise<{ url: string; cerrar: () => Promise<unknown> }> {
  if (motor === "PostgreSQL") {
    const { url, stop } = await startPostgres();
    return { url, cerrar: stop };
  }
  const carpeta = carpetaTemporal();
  return { url: path.join(carpeta.ruta, "base.sqlite"), cerrar: async () => carpeta.borrar() };
}
