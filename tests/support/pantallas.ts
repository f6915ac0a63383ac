import { readdirSync } from "node:fs";
import path from "node:path";
import type { Pantalla } from "./pantalla";

const JOURNEYS = path.resolve(import.meta.dirname, "../e2e");

/** All screens of the site, each with the context of its journeys. */
export async function leerPantallas(): Promise<(Pantalla & { contexto: string })[]> {
  const files = readdirSync(JOURNEYS, { recursive: true, encoding: "utf8" });
  const deCadaContexto = files
    .filter((file) => file.endsWith(".pantallas.ts"))
    .sort()
    .map(async (file) => {
      const { pantallas } = (await import(path.join(JOURNEYS, file))) as { pantallas: readonly Pantalla[] };
      return pantallas.map((pantalla) => ({ ...pantalla, contexto: path.dirname(file) }));
    });
  return (await Promise.all(deCadaContexto)).flat();
}
