import type { PrecioConCupon } from "~/domain/ventas/cupones/usarCupon";
import { precioEnPartes, type PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { Result } from "~/domain/shared/result";
import { makeGalleta } from "../galleta.server";

const galleta = makeGalleta("cupon", 60 * 60, { hastaCerrar: true });

/** For which purchase this browser looked at a coupon last, and at which: it is not lost on the way to another page. */
export const recordarLoMirado = (request: Request, compra: string, codigo: string): Promise<string> =>
  galleta.poner(request, `${compra} ${codigo}`);

export const olvidarLoMirado = galleta.quitar;

/** What a purchase costs with the coupon that was looked at for it; null without one, or where it does not hold any more. */
export async function precioConLoMirado(
  request: Request,
  compra: string,
  cotizar: (cupon: string) => Promise<Result<PrecioConCupon, string>>,
): Promise<PrecioEnPartes | null> {
  const [de, codigo] = (await galleta.leer(request))?.split(" ") ?? [];
  if (de !== compra || !codigo) return null;
  const visto = await cotizar(codigo);
  return visto.ok ? precioEnPartes({ ...visto.value, cupon: visto.value.codigo }) : null;
}
