import { z } from "zod";
import type { LoDeEmitir } from "../../ventas/comprobantes/emitirComprobante";
import { compraDe, type ConPaquetes, type LoDePaquete } from "./dePaquete";
import type { Compra } from "./paquete";
import { confirmarPedido } from "../../ventas/pagos/confirmarPedido";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { RechazoDeCanje } from "../monedas/monedas";

/** What the form names its order by: sent twice, it is one. */
export const idDeCanje = z.uuid("Usa un UUID nuevo para cada canje");

export const eleccionDeCanje = z.object({
  idPaquete: z.string("Falta el paquete").regex(/^[\w-]{1,80}$/, "No es un identificador"),
  idPedido: idDeCanje,
});

interface Canje {
  idPersona: number;
  idPaquete: string;
  /** The order that it makes, as its form names it: sent twice, it is made once. */
  idPedido: string;
}

/**
 * Buys a pack with coins: the coins, the order and its bonos change together or not at all. It is paid when it is
 * made, so that it takes nothing from an order of the same pack that waits for a card.
 */
export function makeCanjear({
  transaccion,
  now,
  dePaquete,
}: DepsConSitio<LoDePaquete | LoDeEmitir> & ConPaquetes) {
  return ({ idPersona, idPaquete, idPedido }: Canje) =>
    transaccion(async (trx): Promise<Result<Compra, RechazoDeCanje>> => {
      const ahora = now();
      const paquete = await trx.paquetes.enVentaPorId(idPaquete);
      if (!paquete) return refuse("paquete-no-existe");
      if (paquete.monedas === null) return refuse("sin-precio-en-monedas");
      const compra: Compra = {
        ...compraDe(paquete, { idPersona, idPedido, creadoEn: ahora }),
        estado: "pagado",
        // The coins take the place of the whole price.
        descuentoCentimos: paquete.precioCentimos,
      };
      if (!(await trx.compras.canjear(compra))) {
        const hecha = await trx.compras.deUnaPersona(idPedido, idPersona);
        return hecha?.idPaquete === idPaquete && hecha.monedas !== null
          ? done(hecha)
          : refuse("compra-no-existe");
      }
      if (await dePaquete.gastar(trx, compra, ahora)) return refuse("monedas-insuficientes");
      return done(await confirmarPedido(trx, dePaquete, compra, { formaDePago: "saldo", ahora }));
    });
}
