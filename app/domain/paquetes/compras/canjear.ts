import { z } from "zod";
import { idPaquete } from "./paquete";
import type { RepositoriosAlEmitir } from "../../ventas/comprobantes/emitirComprobante";
import { compraDe, type ConPaquetes, type RepositoriosDePaquete } from "./dePaquete";
import type { Compra } from "./paquete";
import { confirmarPedido } from "../../ventas/pagos/confirmarPedido";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { RechazoDeCanje } from "../monedas/monedas";

/** Id of the order, named by its form: sent twice, it is one order. */
export const idDeCanje = z.uuid("Usa un UUID nuevo para cada canje");

export const eleccionDeCanje = z.object({
  idPaquete,
  idPedido: idDeCanje,
});

interface Canje {
  idPersona: number;
  idPaquete: string;
  /** The order that it makes, as its form names it: sent twice, it is made once. */
  idPedido: string;
}

/**
 * Buys a pack with coins: the coins, the order and its bonos change together or not at all. The order is paid at once,
 * so it leaves an order of the same pack that waits for a card alone.
 */
export function makeCanjear({
  transaccion,
  now,
  dePaquete,
}: DepsConSitio<RepositoriosDePaquete | RepositoriosAlEmitir> & ConPaquetes) {
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
        const anterior = await trx.compras.deUnaPersona(idPedido, idPersona);
        return anterior?.idPaquete === idPaquete && anterior.monedas !== null
          ? done(anterior)
          : refuse("compra-no-existe");
      }
      if (await dePaquete.gastar(trx, compra, ahora)) return refuse("monedas-insuficientes");
      return done(await confirmarPedido(trx, dePaquete, compra, { formaDePago: "saldo", ahora }));
    });
}
