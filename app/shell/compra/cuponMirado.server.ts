import type { PrecioConCupon } from "~/domain/ventas/cupones/usarCupon";
import { precioEnPartes, type PrecioEnPartes } from "~/domain/ventas/pedidos/pedido";
import type { Result } from "~/domain/shared/result";
import { makeGalleta } from "../sesion/galleta.server";
import { quienFirma } from "../sesion/sesion.server";

const galleta = makeGalleta("cupon", 60 * 60, { hastaCerrar: true });

/**
 * Key under which a browser remembers a checked coupon. It names the person, so that another person does not see the
 * coupon.
 */
const claveDeCupon = async (request: Request, idArticulo: string) =>
  `${await quienFirma(request)} ${idArticulo}`;

/** Remembers the item and the coupon that this person checked last, so that another page does not lose them. */
export const recordarCupon = async (request: Request, idArticulo: string, codigo: string): Promise<string> =>
  galleta.poner(request, `${await claveDeCupon(request, idArticulo)} ${codigo}`);

export const olvidarCupon = galleta.quitar;

/** Price with the coupon last checked for this item; null without a coupon, or when the coupon is no longer valid. */
export async function precioConCuponMirado(
  request: Request,
  idArticulo: string,
  cotizar: (cupon: string) => Promise<Result<PrecioConCupon, string>>,
): Promise<PrecioEnPartes | null> {
  const [firmante, articuloMirado, codigo] = (await galleta.leer(request))?.split(" ") ?? [];
  if (!codigo || `${firmante} ${articuloMirado}` !== (await claveDeCupon(request, idArticulo))) return null;
  const visto = await cotizar(codigo);
  return visto.ok ? precioEnPartes({ ...visto.value, cupon: visto.value.codigo }) : null;
}
