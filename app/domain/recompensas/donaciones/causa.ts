import { z } from "zod";
import { clave, dia, frase } from "../../contenido/esquemas";
import type { TotalDeCausa } from "../../paquetes/monedas/donaciones";
import { fechaDe } from "../../shared/fechas";

/** Cause to which people give coins, as an editor writes it. */
export const causaEscrita = z
  .strictObject({
    uid: clave,
    orden: z.int().min(1).max(999),
    nombre: frase(60),
    /** Thing that coins pay: "Cada 100 monedas pagan …". */
    paga: frase(160),
    /** People who do it: "Lo hace …". */
    quien: frase(160),
    /** First and last day of Lima on which it takes coins. */
    desde: dia,
    hasta: dia,
    legal: frase(300),
  })
  .refine(({ desde, hasta }) => desde <= hasta, { path: ["hasta"], error: "es anterior a «desde»" });
export type CausaEscrita = z.output<typeof causaEscrita>;

/** Fewest people who gave for a total to be shown: fewer would tell how much each of them gave. */
const DONANTES_PARA_DECIR = 5;

/** True on the days on which a cause takes coins. */
export function causaAbierta({ desde, hasta }: Pick<CausaEscrita, "desde" | "hasta">, now: Date): boolean {
  const hoy = fechaDe(now);
  return desde <= hoy && hoy <= hasta;
}

/** Coins that a cause got in all; null while fewer people gave than keep each of them private. */
export const totalPublico = (total: TotalDeCausa | undefined): number | null =>
  total && total.donantes >= DONANTES_PARA_DECIR ? total.monedas : null;
