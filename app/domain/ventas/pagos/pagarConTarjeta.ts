import { faltaDocumento } from "../comprobantes/datosDeCompra";
import { datosDeCompraDe } from "../comprobantes/guardarDatosDeCompra";
import { porCobrar, type Pedido } from "../pedidos/pedido";
import type { Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { bloquearPedido, type ConVendibles } from "../pedidos/vendible";
import { abrirPagina, type DepsDeCobro } from "./abrirPagina";
import { proximaRevision, type Cobro } from "./pago";

interface PagoConTarjeta {
  idPersona: number;
  idPedido: string;
  /** Origin of the person's page, to which the gateway sends them back. */
  origen: string;
}

/**
 * Opens the hosted page for an order and returns its address. The cobro is stored before the gateway is asked, so that
 * a crash in between can be reconciled. A repeated request returns the same page.
 */
export function makePagarConTarjeta<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(deps: DepsDeCobro<NoInfer<K> | "datosDeCompra" | "pagos" | "pedidos"> & ConVendibles<K, P, E, R>) {
  const { transaccion, now, newId, pasarela } = deps;
  return async function pagarConTarjeta({ origen, ...pregunta }: PagoConTarjeta) {
    const abierto = await transaccion(
      async (
        trx,
      ): Promise<Result<Abierto, R | "falta-documento" | "nada-que-cobrar" | "pago-en-proceso">> => {
        const ahora = now();
        // The lock keeps the price unchanged while a hosted page is opened with it.
        const bloqueado = await bloquearPedido(trx, deps, pregunta);
        if (!bloqueado.ok) return bloqueado;
        const { vendible, pedido } = bloqueado.value;
        const { idPedido, idPersona, estado } = pedido;
        if (estado === "pagado" || estado === "devuelto") return refuse(vendible.rechazos.cerrado);
        const venceEn = estado === "pendiente" ? await vendible.plazo(trx, pedido, ahora) : null;
        if (!venceEn) return refuse(vendible.rechazos.vencido);
        const impedido = await vendible.impide?.(trx, pedido);
        if (impedido) return refuse(impedido);
        if (porCobrar(pedido) === 0) return refuse("nada-que-cobrar");
        const pagos = await trx.pagos.delPedido(idPedido);
        if (pagos.some((pago) => pago.estado === "procesando")) return refuse("pago-en-proceso");
        const compra = await datosDeCompraDe(trx, idPersona);
        if (compra && faltaDocumento(compra.datos, compra.persona)) return refuse("falta-documento");
        const cobro: Cobro = {
          idCobro: newId(),
          idPedido,
          pasarela: pasarela.nombre,
          montoCentimos: porCobrar(pedido),
          referencia: null,
          urlDePago: null,
          estado: "abierto",
          creadoEn: ahora,
          venceEn,
          revisarEn: proximaRevision({ creadoEn: ahora }, ahora),
          retorno: null,
        };
        const { concepto, retorno } = await vendible.textos(trx, pedido);
        return done({ cobro: await trx.cobros.abrir(cobro), idPersona, titulo: concepto, retorno });
      },
    );
    return abierto.ok ? abrirPagina(deps, { ...abierto.value, origen }) : abierto;
  };
}

type Abierto = Omit<Parameters<typeof abrirPagina>[1], "origen">;
