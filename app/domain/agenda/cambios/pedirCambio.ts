import { estaVigente } from "../horarios/horario";
import { liberarRetencion, retener, unaRetencion, vencerRetenciones } from "../horarios/retenerHorario";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { PedidoDeCambio } from "../reservas/reserva";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import {
  cercanosDelCambio,
  nombrarChoque,
  prepararCambio,
  versionAceptada,
  type Reprogramacion,
} from "./reprogramarCita";

/**
 * Orders the price difference to a dearer specialist. The new time is held as in any booking; the session keeps its
 * time until the order is paid. A repeated request gets the same order; another choice of time replaces it.
 */
export function makePedirCambio(
  deps: DepsConSitio<
    | "citas"
    | "consentimientos"
    | "especialistas"
    | "esperas"
    | "horarios"
    | "intentos"
    | "ocupaciones"
    | "pagos"
    | "reservas"
  >,
) {
  const { repos, transaccion, now, newId } = deps;
  return async function pedirCambio(pedida: Reprogramacion) {
    const ahora = now();
    const resultado = await transaccion(async (trx) => {
      const preparado = await prepararCambio(trx, pedida, ahora);
      if (!preparado.ok) return refuse(preparado.rechazo);
      const { cita, destino } = preparado.value;
      if (!destino || destino.diferencia <= 0) return refuse("diferencia-distinta");
      const { especialista, libre } = destino;
      const { idPersona, idCita } = cita;
      const { idEspecialista } = especialista;
      await vencerRetenciones(trx, { idEspecialista, idPersona }, ahora);
      for (const otro of await trx.reservas.cambiosPendientes(idCita)) {
        const horarioPedido = await trx.horarios.porId(otro.idHorario);
        const esElMismo =
          horarioPedido?.idEspecialista === idEspecialista &&
          horarioPedido.inicio.getTime() === libre.inicio.getTime() &&
          otro.cambio.version === cita.version &&
          otro.precioCentimos === especialista.precioCentimos &&
          estaVigente(horarioPedido, ahora);
        if (esElMismo) return done(otro);
        const pagos = await trx.pagos.delPedido(otro.idPedido);
        if (pagos.some(({ estado }) => estado === "procesando")) return refuse("pago-en-proceso");
        await liberarRetencion(trx, otro.idHorario, ahora);
      }
      const horario = unaRetencion({ idEspecialista, idPersona }, libre, { newId, ahora });
      const enLugarDe = cita.idHorario;
      const choque = await retener(trx, horario, especialista, { enLugarDe });
      if (choque) return refuse(await nombrarChoque(trx, choque, horario, ahora));
      const pedido: PedidoDeCambio = {
        clase: "cambio",
        idPedido: newId(),
        idPersona,
        idHorario: horario.idHorario,
        estado: "pendiente",
        precioCentimos: especialista.precioCentimos,
        // The session's coupon moves to this order when the session moves.
        cupon: null,
        descuentoCentimos: cita.descuentoCentimos,
        versionDeDatos: await versionAceptada(trx, cita),
        creadoEn: ahora,
        aCuentaCentimos: totalDe(cita),
        cambio: { idCita, version: cita.version },
        relevadoPor: null,
      };
      return done(await trx.reservas.crear(pedido));
    });
    return resultado.ok
      ? resultado
      : refuse(resultado.rechazo, {
          // No nearby times for a person with too many holds: any other time would be refused as well.
          cercanos:
            resultado.rechazo === "demasiadas-retenciones"
              ? []
              : await cercanosDelCambio(repos, pedida, ahora),
        });
  };
}
