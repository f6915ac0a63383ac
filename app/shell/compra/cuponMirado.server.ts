import type { PrecioConCupon } from "~/domain/ventas/cupones/usarCupon";
import { precioEnPartes, type PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { Result } from "~/domain/shared/result";
import { makeGalleta } from "../galleta.server";
import { quienFirma } from "../sesion.server";

const galleta = makeGalleta("cupon", 60 * 60, { hastaCerrar: true });

/** Somebody else who signs in since, and looks at the same purchase, has not seen that coupon. */
const suya = async (request: Request, compra: string) => `${await quienFirma(request)} ${compra}`;

/** For which purchase this person looked at a coupon last, and at which: it is not lost on the way to another page. */
export const recordarLoMirado = async (request: Request, compra: string, codigo: string): Promise<string> =>
  galleta.poner(request, `${await suya(request, compra)} ${codigo}`);

export const olvidarLoMirado = galleta.quitar;

/** What a purchase costs with the coupon that was looked at for it; null without one, or where it does not hold any more. */
export async function precioConLoMirado(
  request: Request,
  compra: string,
  cotizar: (cupon: string) => Promise<Result<PrecioConCupon, string>>,
): Promise<PrecioEnPartes | null> {
  const [quien, que, codigo] = (await galleta.leer(request))?.split(" ") ?? [];
  if (!codigo || `${quien} ${que}` !== (await suya(request, compra))) return null;
  const visto = await cotizar(codigo);
  return visto.ok ? precioEnPartes({ ...visto.value, cupon: visto.value.codigo }) : null;
}
