import { abrirPagina, type DepsDeCobro } from "../pagos/abrirPagina";
import { proximaRevision, type Cobro } from "../pagos/pago";
import type { Deps } from "../puertos";
import { sumarMinutos } from "../shared/fechas";
import { done, refuse, type Result } from "../shared/result";
import { direccionDeCompra } from "./direcciones";
import { limiteDePago, PLAZO_DE_PAGO_EN_MINUTOS, type RechazoDeCompra } from "./paquete";

interface Eleccion {
  idPersona: number;
  idPaquete: string;
}

/** Orders a pack at today's terms. Choosing it again before it is paid answers the same order. */
export function makeCrearCompra({ transaccion, now, newId }: Deps) {
  return ({ idPersona, idPaquete }: Eleccion) =>
    transaccion(async (trx) => {
      const ahora = now();
      const paquete = await trx.paquetes.enVentaPorId(idPaquete);
      if (!paquete) return refuse("paquete-no-existe");
      await trx.compras.vencer(sumarMinutos(ahora, -PLAZO_DE_PAGO_EN_MINUTOS), ahora);
      const compra = await trx.compras.crear({
        ...paquete,
        idPedido: newId(),
        idPersona,
        estado: "pendiente",
        creadoEn: ahora,
      });
      return done(compra);
    });
}

interface PagoDeCompra {
  idPersona: number;
  idPedido: string;
  origen: string;
}

/** Opens the hosted page for the order of a pack; asking again answers the same page. */
export function makePagarCompra(deps: DepsDeCobro) {
  const { transaccion, now, newId, pasarela } = deps;
  return async ({
    idPersona,
    idPedido,
    origen,
  }: PagoDeCompra): Promise<Result<{ idCobro: string; urlDePago: string }, RechazoDeCompra>> => {
    const abierto = await transaccion(async (trx) => {
      const ahora = now();
      const compra = await trx.compras.deUnaPersona(idPedido, idPersona);
      if (!compra) return refuse("compra-no-existe");
      if (compra.estado === "pagado" || compra.estado === "devuelto") return refuse("compra-cerrada");
      const venceEn = limiteDePago(compra);
      if (compra.estado !== "pendiente" || ahora >= venceEn) return refuse("compra-vencida");
      const pagos = await trx.pagos.delPedido(idPedido);
      if (pagos.some((pago) => pago.estado === "procesando")) return refuse("pago-en-proceso");
      const cobro: Cobro = {
        idCobro: newId(),
        idPedido,
        pasarela: pasarela.nombre,
        montoCentimos: compra.precioCentimos,
        urlDePago: null,
        estado: "abierto",
        creadoEn: ahora,
        venceEn,
        revisarEn: proximaRevision({ creadoEn: ahora }, ahora),
      };
      return done({ cobro: await trx.cobros.abrir(cobro), compra });
    });
    if (!abierto.ok) return abierto;
    const { cobro, compra } = abierto.value;
    return abrirPagina(deps, {
      cobro,
      idPersona,
      origen,
      titulo: `Paquete de ${compra.sesiones} sesiones`,
      retorno: direccionDeCompra({ idPedido }),
    });
  };
}
