import {
  deudaEnPalabras,
  monedas,
  movimientoEnPalabras,
  ultimoDiaDeMonedas,
} from "~/domain/paquetes/monedas/monedas";
import { avisarHasta } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";

/** Reward coins of a person as their page shows them; null without coins, or when they turned them off. */
export async function monedasEnPalabras(idPersona: number) {
  if (!services.paquetes.monedas) return null;
  const { total, debe, lotes, movimientos, apagadas } = await services.paquetes.monedas.ver(idPersona);
  if (apagadas) return null;
  const pronto = avisarHasta(services.now());
  return {
    total: monedas(total),
    deuda: debe > 0 ? deudaEnPalabras(debe) : null,
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
