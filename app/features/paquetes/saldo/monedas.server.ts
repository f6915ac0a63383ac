import { direccionDeCompra } from "~/domain/paquetes/compras/direcciones";
import {
  deudaEnPalabras,
  monedas,
  monedasPorFin,
  movimientoEnPalabras,
} from "~/domain/paquetes/monedas/monedas";
import { services } from "~/services.server";

/** Reward coins of a person as their page shows them; null without coins, or when they turned them off. */
export async function monedasEnPalabras(idPersona: number) {
  if (!services.paquetes.monedas) return null;
  const { total, debe, lotes, movimientos, apagadas } = await services.paquetes.monedas.ver(idPersona);
  if (apagadas) return null;
  return {
    total: monedas(total),
    deuda: debe > 0 ? deudaEnPalabras(debe) : null,
    lotes: monedasPorFin(lotes, services.now()),
    movimientos: movimientos.map((movimiento) => ({
      ...movimientoEnPalabras(movimiento),
      href: movimiento.idDeCompra && direccionDeCompra({ idPedido: movimiento.idDeCompra }),
    })),
  };
}
export type MonedasEnPalabras = NonNullable<Awaited<ReturnType<typeof monedasEnPalabras>>>;
