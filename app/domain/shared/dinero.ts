const PEN = new Intl.NumberFormat("es-PE", { style: "currency", currency: "PEN" });

/** IGV is 18 %, included in every price (Texto Único Ordenado de la Ley del IGV; counsel confirms). */
const IGV_EN_PORCENTAJE = 18;

/** An amount in céntimos as a person reads it: `S/ 1,234.50`, with no-break spaces. */
export function soles(centimos: number): string {
  return PEN.format(centimos / 100).replace(/\s/g, "\u00a0");
}

/** Splits a price in céntimos, IGV included, into base and tax; both add up to the price. */
export function desglosarIgv(totalCentimos: number): { baseCentimos: number; igvCentimos: number } {
  const baseCentimos = Math.round((totalCentimos * 100) / (100 + IGV_EN_PORCENTAJE));
  return { baseCentimos, igvCentimos: totalCentimos - baseCentimos };
}
