import { nombreCompleto } from "../../agenda/especialistas/especialista";
import { estaVigente } from "../../agenda/horarios/horario";
import { diaYHora } from "../../shared/fechas";
import { porCobrar, type RechazoDePedido } from "../pedidos/pedido";
import { done, refuse, type Result } from "../../shared/result";
import { abrirPagina, type DepsDeCobro } from "./abrirPagina";
import { proximaRevision, type Cobro } from "./pago";

interface PagoConTarjeta {
  idPersona: number;
  idPedido: string;
  /** The origin that the person is on, where the gateway sends them back to. */
  origen: string;
}

/**
 * Opens the hosted page for an order and answers its address. The request is written down before the gateway is
 * asked, so that a crash in between leaves something to reconcile; asking again answers the same page.
 */
export function makePagarConTarjeta(deps: DepsDeCobro) {
  const { repos, transaccion, now, newId, pasarela } = deps;
  return async function pagarConTarjeta({
    idPersona,
    idPedido,
    origen,
  }: PagoConTarjeta): Promise<Result<{ idCobro: string; urlDePago: string }, RechazoDePedido>> {
    const abierto = await transaccion(async (trx) => {
      const ahora = now();
      const visto = await trx.pedidos.deUnaPersona(idPedido, idPersona);
      if (!visto) return refuse("pedido-no-existe");
      // Its price does not change under the page that is opened for it.
      await trx.horarios.bloquear(visto.idHorario);
      const pedido = (await trx.pedidos.deUnaPersona(idPedido, idPersona)) ?? visto;
      if (pedido.estado === "pagado" || pedido.estado === "devuelto") return refuse("pedido-cerrado");
      const horario = await trx.horarios.deUnaPersona(pedido.idHorario, idPersona);
      if (!horario || pedido.estado !== "pendiente" || !estaVigente(horario, ahora)) {
        return refuse("reserva-vencida");
      }
      if (porCobrar(pedido) === 0) return refuse("nada-que-cobrar");
      const pagos = await trx.pagos.delPedido(idPedido);
      if (pagos.some((pago) => pago.estado === "procesando")) return refuse("pago-en-proceso");
      const cobro: Cobro = {
        idCobro: newId(),
        idPedido,
        pasarela: pasarela.nombre,
        montoCentimos: porCobrar(pedido),
        referencia: null,
        urlDePago: null,
        estado: "abierto",
        creadoEn: ahora,
        venceEn: horario.expiraEn,
        revisarEn: proximaRevision({ creadoEn: ahora }, ahora),
      };
      return done({ cobro: await trx.cobros.abrir(cobro), horario });
    });
    if (!abierto.ok) return abierto;
    const { cobro, horario } = abierto.value;
    const especialista = await repos.especialistas.conAgenda(horario.idEspecialista);
    return abrirPagina(deps, {
      cobro,
      idPersona,
      origen,
      titulo: `Sesión con ${especialista ? nombreCompleto(especialista) : "especialista"}, ${diaYHora(horario.inicio)}`,
      retorno: `/resumen/carga?pedido=${idPedido}`,
    });
  };
}
