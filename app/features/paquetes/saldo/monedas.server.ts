import { MOTIVO_DE_MONEDAS, monedas, ultimoDiaDeMonedas } from "~/domain/paquetes/monedas/monedas";
import { avisarHasta } from "~/domain/paquetes/saldo/lotes";
import { diaYHora } from "~/domain/shared/fechas";
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
    movimientos: movimientos.map(({ idMovimiento, cantidad, motivo, creadoEn }) => ({
      idMovimiento,
      cambio: `${cantidad > 0 ? "+" : "−"}${monedas(Math.abs(cantidad))}`,
      motivo: MOTIVO_DE_MONEDAS[motivo],
      cuando: diaYHora(creadoEn),
      iso: creadoEn.toISOString(),
    })),
  };
}
export type MonedasEnPalabras = NonNullable<Awaited<ReturnType<typeof monedasEnPalabras>>>;
