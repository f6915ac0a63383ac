import { estaVigente, type Horario } from "../horarios/horario";
import { RETENCION_EN_MINUTOS } from "../horarios/retencion";
import { liberarRetencion, loEsperaOtra, vencerRetenciones } from "../horarios/retenerHorario";
import { totalDe, type Pedido } from "../../ventas/pedidos/pedido";
import type { DepsConSitio } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
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
  deps: DepsConSitio<"citas" | "especialistas" | "esperas" | "horarios" | "pagos" | "pedidos">,
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
      for (const otro of await trx.pedidos.cambiosPendientes(idCita)) {
        const suyo = await trx.horarios.porId(otro.idHorario);
        const esElMismo =
          suyo?.idEspecialista === idEspecialista &&
          suyo.inicio.getTime() === libre.inicio.getTime() &&
          otro.cambio?.version === cita.version &&
          otro.precioCentimos === especialista.precioCentimos &&
          estaVigente(suyo, ahora);
        if (esElMismo) return done(otro);
        const pagos = await trx.pagos.delPedido(otro.idPedido);
        if (pagos.some(({ estado }) => estado === "procesando")) return refuse("pago-en-proceso");
        await liberarRetencion(trx, otro.idHorario, ahora);
      }
      const horario: Horario = {
        idHorario: newId(),
        idEspecialista,
        idPersona,
        inicio: libre.inicio,
        fin: libre.fin,
        estado: "retenido",
        expiraEn: sumarMinutos(ahora, RETENCION_EN_MINUTOS),
        ampliado: false,
        creadoEn: ahora,
      };
      const choque = await trx.horarios.retener(horario, especialista, { enLugarDe: cita.idHorario });
      if (choque) return refuse(await comoLoVe(trx, choque, horario, ahora));
      if (await loEsperaOtra(trx, especialista, horario, ahora)) return refuse("lo-espera-otra-persona");
      const pedido: Pedido = {
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
        cambio: { idCita, version: cita.version, aCuentaCentimos: totalDe(cita) },
        relevadoPor: null,
      };
      return done(await trx.pedidos.crear(pedido));
    });
    return resultado.ok
      ? resultado
      : refuse(resultado.rechazo, { cercanos: await cercanosDelCambio(repos, pedida, ahora) });
  };
}
