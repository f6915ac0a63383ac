import { z } from "zod";
import type { Conteo } from "./conteo";

/**
 * Measures of how fast a page feels (Core Web Vitals), with the upper bounds of their histograms: milliseconds, and
 * thousandths of a shift for CLS. `meta` is the bound of a good page for three of four visits.
 */
export const MEDIDAS = {
  LCP: { hasta: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000], meta: 2500 },
  INP: { hasta: [50, 100, 150, 200, 300, 500, 1000, 2000], meta: 200 },
  CLS: { hasta: [10, 25, 50, 100, 150, 250, 500], meta: 100 },
} as const;
export type Medida = keyof typeof MEDIDAS;
export const NOMBRES_DE_MEDIDA = Object.keys(MEDIDAS) as Medida[];

/** Classes of line as browsers name them (Network Information, `effectiveType`), or that a browser does not say. */
const LINEAS = ["slow-2g", "2g", "3g", "4g", "no-dice"] as const;

const valor = z.coerce.number().min(0).max(3_600_000).optional();

/** Measurements that a page sends when it is left. It names no page: the server knows which one sent it. */
export const velocidadMedida = z.object({
  linea: z.enum(LINEAS).catch("no-dice"),
  LCP: valor,
  INP: valor,
  CLS: valor,
});
export type VelocidadMedida = z.output<typeof velocidadMedida>;

/** Bound of the last part of a histogram, which has none. */
const SIN_COTA = "mas";

const partes = (medida: Medida): readonly string[] => [...MEDIDAS[medida].hasta.map(String), SIN_COTA];

/** Details of the counts of one measured page: measure, line, and the part of the histogram. */
export function detallesDeVelocidad({ linea, ...medidas }: VelocidadMedida): string[] {
  return NOMBRES_DE_MEDIDA.flatMap((medida) => {
    const medido = medidas[medida];
    if (medido === undefined) return [];
    const cota = MEDIDAS[medida].hasta.find((hasta) => medido <= hasta);
    return [`${medida} ${linea} ${cota ?? SIN_COTA}`];
  });
}

/** Measure of a count, and class of the line, from its detail. */
export const medidaDe = (detalle: string) => detalle.split(" ")[0];
export const lineaDe = (detalle: string) => detalle.split(" ")[1]!;

/** Upper bound of the part in which a quantile lies; null above the last bound, and undefined without a measurement. */
export function cuantil(
  conteos: readonly Pick<Conteo, "detalle" | "cuantos">[],
  medida: Medida,
  parte: number,
): number | null | undefined {
  const enParte = partes(medida).map((cota) =>
    conteos
      .filter(({ detalle }) => medidaDe(detalle) === medida && detalle.endsWith(` ${cota}`))
      .reduce((suma, { cuantos }) => suma + cuantos, 0),
  );
  const total = enParte.reduce((suma, cuantos) => suma + cuantos, 0);
  if (total === 0) return undefined;
  let van = 0;
  for (const [indice, cuantos] of enParte.entries()) {
    van += cuantos;
    if (van >= total * parte) return MEDIDAS[medida].hasta[indice] ?? null;
  }
  return null;
}
