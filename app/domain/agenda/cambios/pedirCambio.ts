import { estaVigente } from "../horarios/horario";
import { liberarRetencion, retener, unaRetencion, vencerRetenciones } from "../horarios/retenerHorario";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { PedidoDeCambio } from "../reservas/reserva";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import {
  cercanosDelCambio,
  comoLoVe,
  prepararCambio,
  versionAceptada,
  type Reprogramacion,
} from "./reprogramarCita";

/**
 * Orders what a dearer specialist costs more: the new time is held as for any booking while the session stays where
 * it is, and the order is paid as any order. Asking for the same again answers the same order; another choice takes
 * its place.
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
        const suyo = await trx.horarios.porId(otro.idHorario);
        const esElMismo =
          suyo?.idEspecialista === idEspecialista &&
          suyo.inicio.getTime() === libre.inicio.getTime() &&
          otro.cambio.version === cita.version &&
          otro.precioCentimos === especialista.precioCentimos &&
          estaVigente(suyo, ahora);
        if (esElMismo) return done(otro);
        const pagos = await trx.pagos.delPedido(otro.idPedido);
        if (pagos.some(({ estado }) => estado === "procesando")) return refuse("pago-en-proceso");
        await liberarRetencion(trx, otro.idHorario, ahora);
      }
      const horario = unaRetencion({ idEspecialista, idPersona }, libre, { newId, ahora });
      const enLugarDe = cita.idHorario;
      const choque = await retener(trx, horario, especialista, ahora, { enLugarDe });
      if (choque) return refuse(await comoLoVe(trx, choque, horario, ahora));
      const pedido: PedidoDeCambio = {
        clase: "cambio",
        idPedido: newId(),
        idPersona,
        idHorario: horario.idHorario,
        estado: "pendiente",
        precioCentimos: especialista.precioCentimos,
        // Its coupon comes over with the session.
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
          // Any other would be refused as well.
          cercanos:
            resultado.rechazo === "demasiadas-retenciones"
              ? []
              : await cercanosDelCambio(repos, pedida, ahora),
        });
  };
}
