import { monedas, movimientoEnPalabras, ultimoDiaDeMonedas } from "~/domain/paquetes/monedas/monedas";
import { avisarHasta } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";

/** Reward coins of a person as their page shows them; null in an installation without coins. */
export async function monedasEnPalabras(idPersona: number) {
  if (!services.paquetes.monedas) return null;
  const { total, lotes, movimientos } = await services.paquetes.monedas.ver(idPersona);
  const pronto = avisarHasta(services.now());
  return {
    total: monedas(total),
    lotes: lotes.map(({ idLote, quedan, venceEn }) => ({
      idLote,
      monedas: monedas(quedan),
      hasta: ultimoDiaDeMonedas({ venceEn }),
      pronto: venceEn <= pronto,
    })),
    movimientos: movimientos.map(movimientoEnPalabras),
  };
}
export type MonedasEnPalabras = NonNullable<Awaited<ReturnType<typeof monedasEnPalabras>>>;
