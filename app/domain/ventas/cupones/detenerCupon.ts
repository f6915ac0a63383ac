import type { Deps, Repos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import { RECHAZOS_DE_CUPON, type Cupon } from "./cupon";

export type RechazoAlDetenerCupon = "cupon-no-existe" | "cupon-terminado";
export const RECHAZOS_AL_DETENER_CUPON: Rechazos<RechazoAlDetenerCupon> = {
  "cupon-no-existe": { ...RECHAZOS_DE_CUPON["cupon-no-existe"], mensaje: "No hay un cupón con ese código." },
  "cupon-terminado": { clase: "conflict", mensaje: "Ese cupón ya terminó." },
};

/**
 * Ends a coupon now inside the caller's transaction, also one that has not begun. Orders that have its discount keep
 * it. Gives the coupon before and after. Refuses one that has ended.
 */
export async function detenerEn(
  trx: Repos<"cupones">,
  codigo: string,
  ahora: Date,
): Promise<Result<{ antes: Cupon; despues: Cupon }, RechazoAlDetenerCupon>> {
  const antes = await trx.cupones.porCodigo(codigo);
  if (!antes) return refuse("cupon-no-existe");
  if (!(await trx.cupones.detener(codigo, ahora))) return refuse("cupon-terminado");
  return done({ antes, despues: (await trx.cupones.porCodigo(codigo))! });
}

/** Ends a coupon now, for an operator. */
export const makeDetenerCupon =
  ({ transaccion, now }: Deps<"cupones">) =>
  (codigo: string) =>
    transaccion((trx) => detenerEn(trx, codigo, now()));
