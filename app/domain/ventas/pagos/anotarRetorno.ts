import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { bloquearPedido, type ConVendibles } from "../pedidos/vendible";

/**
 * Checks the signature of the return address, to which a hosted page sends people back. Another module signs it, with a
 * secret.
 */
export interface LlavesDeRetorno {
  firmar(idCobro: string): string;
  /** Id of the cobro; null for a key that we did not sign. */
  idCobroDe(llave: string): string | null;
}

interface RetornoSinPago {
  idPersona: number;
  idPedido: string;
  /** Signed id of the cobro: the parameter `cobro` of the return address. */
  llave: string;
}

/**
 * Writes that the person came back from the gateway's page without paying: only for the owner of the order, from the
 * newest page, while the order can be paid and every payment was refused. It answers whether it wrote. Ask the gateway
 * for payments first: a payment that it reports later replaces this note.
 *
 * @example await anotarRetorno({ idPersona, idPedido, llave }) // { ok: true, value: true }, and false when repeated
 */
export function makeAnotarRetorno<K extends keyof Repositorios>({
  transaccion,
  now,
  llavesDeRetorno,
  vendibles,
}: Deps<NoInfer<K> | "cobros" | "pagos" | "pedidos"> &
  ConVendibles<K> & { llavesDeRetorno: LlavesDeRetorno }) {
  return ({ llave, ...pregunta }: RetornoSinPago) =>
    transaccion(async (trx): Promise<Result<boolean, string>> => {
      const pedido = await bloquearPedido(trx, { vendibles }, pregunta);
      if (!pedido.ok) return refuse("pedido-no-existe");
      const ahora = now();
      const cobro = (await trx.cobros.delPedido(pregunta.idPedido)).at(-1);
      const pagos = await trx.pagos.delPedido(pregunta.idPedido);
      const seIntenta =
        pedido.value.pedido.estado === "pendiente" &&
        cobro?.estado === "abierto" &&
        cobro.idCobro === llavesDeRetorno.idCobroDe(llave) &&
        ahora < cobro.venceEn &&
        pagos.every(({ estado }) => estado === "rechazado");
      return done(seIntenta && (await trx.cobros.anotarRetorno(cobro, "cancelado", ahora)));
    });
}
