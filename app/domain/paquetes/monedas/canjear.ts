import { entregarBonos } from "../compras/confirmarCompra";
import type { Compra } from "../compras/paquete";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { monedas, type RechazoDeCanje } from "./monedas";

interface Canje {
  idPersona: number;
  idPaquete: string;
  /** The order that it makes, as its form names it: sent twice, it is made once. */
  idPedido: string;
}

/** Buys a pack with coins: the coins, the order and its bonos change together or not at all. */
export function makeCanjear({
  transaccion,
  now,
  sitio,
}: DepsConSitio<
  "compras" | "correos" | "destinatarios" | "monedas" | "notificaciones" | "paquetes" | "saldos"
>) {
  return ({ idPersona, idPaquete, idPedido }: Canje) =>
    transaccion(async (trx): Promise<Result<Compra, RechazoDeCanje>> => {
      const ahora = now();
      const paquete = await trx.paquetes.enVentaPorId(idPaquete);
      if (!paquete) return refuse("paquete-no-existe");
      if (paquete.monedas === null) return refuse("sin-precio-en-monedas");
      const compra: Compra = {
        ...paquete,
        idPedido,
        idPersona,
        estado: "pagado",
        cupon: null,
        // The coins take the place of the whole price.
        descuentoCentimos: paquete.precioCentimos,
        creadoEn: ahora,
      };
      if (!(await trx.compras.canjear(compra))) {
        const hecha = await trx.compras.deUnaPersona(idPedido, idPersona);
        return hecha?.idPaquete === idPaquete && hecha.monedas !== null
          ? done(hecha)
          : refuse("compra-no-existe");
      }
      const de = { idPersona, cantidad: paquete.monedas, motivo: "canje", idPedido } as const;
      if (!(await trx.monedas.quitar(de, ahora))) return refuse("monedas-insuficientes");
      await entregarBonos(trx, sitio, compra, ahora, `Usaste ${monedas(paquete.monedas)}.`);
      return done(compra);
    });
}
