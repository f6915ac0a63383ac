import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { rebajarComprobante } from "../comprobantes/emitirComprobante";
import { centimosRestantes, type Pago } from "../pagos/pago";
import { vendibleDe, type ConVendibles } from "../pedidos/vendible";
import { PEDIDO_NO_EXISTE } from "./devolverPedido";
import { pagoRestante } from "./vuelve";

interface Parte {
  centimos: number;
  /** Idempotency key of the refund at the gateway. */
  idDevolucion: string;
}

/**
 * Marks a sum of these payments for refund; the refund job asks the gateway. The newest payments go first: whole while
 * they are not needed at all, and at most one in part. Returns the céntimos that could not be refunded.
 */
export async function repartirParte(
  repos: Repos<"pagos">,
  pagos: readonly Pago[],
  { centimos, idDevolucion }: Parte,
  ahora: Date,
): Promise<number> {
  let falta = centimos;
  for (const pago of pagos.toReversed()) {
    const queda = centimosRestantes(pago);
    if (falta === 0) break;
    if (queda <= falta) {
      if (await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora)) falta -= queda;
    } else if (await repos.pagos.cambiarEstado(pago, ["pagado"], "pagado", ahora)) {
      const parte = { ...pago, idDevolucion, montoCentimos: falta };
      if (await repos.pagos.devolverParte(parte, ahora)) falta = 0;
    }
  }
  return falta;
}

export type ReposAlDevolverParte = "accesosADatos" | "comprobantes" | "pagos" | "pedidos";

/**
 * Refunds a part of the money of a delivered order inside the caller's transaction: the person keeps the goods. Refuses
 * the whole sum, which takes the goods back. The person reads of it among their data.
 */
export async function devolverParteEn<K extends keyof Repositorios>(
  trx: Repos<K | ReposAlDevolverParte>,
  { now, newId, ...deps }: Pick<Deps<never>, "now" | "newId"> & ConVendibles<K>,
  { idPedido, ...parte }: Parte & { idPedido: string },
) {
  const visto = await trx.pedidos.porId(idPedido);
  if (!visto) return refuse("pedido-no-existe", PEDIDO_NO_EXISTE);
  const { idPersona, estado, relevadoPor } = await vendibleDe(deps, visto).bloquear(trx, visto);
  if (estado !== "pagado" || relevadoPor !== null) return refuse("nada-que-devolver");
  const ahora = now();
  const pagos = await pagosDeCadena(trx, idPedido);
  if (parte.centimos >= pagoRestante(pagos).pagadoCentimos) return refuse("no-es-una-parte");
  if ((await repartirParte(trx, pagos, parte, ahora)) > 0) return refuse("monto-distinto");
  await anotarActoDeSoporte(
    { repos: trx, newId },
    { idPersona, accion: "pedido-devuelto-en-parte", creadoEn: ahora },
  );
  // The note is written last: taking a number locks its series until the transaction ends.
  await rebajarComprobante(trx, { idPedido, centimos: parte.centimos }, ahora);
  return done({ centimos: parte.centimos });
}

/** Payments of an order and of the orders that it replaced, oldest first. */
export async function pagosDeCadena(repos: Repos<"pagos" | "pedidos">, idPedido: string): Promise<Pago[]> {
  const cadena = await repos.pedidos.cadena(idPedido);
  const pagos = await Promise.all(cadena.map((pedido) => repos.pagos.delPedido(pedido.idPedido)));
  return pagos.flat().sort((uno, otro) => uno.creadoEn.getTime() - otro.creadoEn.getTime());
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "pedido-devuelto-en-parte": string;
  }
}
