import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import { RECHAZOS_DE_CUPON } from "./cupon";

export type RechazoAlDetenerCupon = "cupon-no-existe" | "cupon-terminado";
export const RECHAZOS_AL_DETENER_CUPON: Rechazos<RechazoAlDetenerCupon> = {
  "cupon-no-existe": { ...RECHAZOS_DE_CUPON["cupon-no-existe"], mensaje: "No hay un cupón con ese código." },
  "cupon-terminado": { clase: "conflict", mensaje: "Ese cupón ya terminó." },
};

/**
 * Ends a coupon now, also one that has not begun. Orders that have its discount keep it. Gives the coupon before and
 * after. Refuses one that has ended.
 */
export const makeDetenerCupon =
  ({ transaccion, now }: Deps<"cupones">) =>
  (codigo: string) =>
    transaccion(async (trx) => {
      const antes = await trx.cupones.porCodigo(codigo);
      if (!antes) return refuse("cupon-no-existe");
      const ahora = now();
      if (antes.hasta <= ahora) return refuse("cupon-terminado");
      // The days of a coupon are in order, also when it ends before its first day.
      const desde = antes.desde < ahora ? antes.desde : new Date(ahora.getTime() - 1);
      const despues = { ...antes, desde, hasta: ahora };
      await trx.cupones.guardar(despues);
      return done({ antes, despues });
    });
