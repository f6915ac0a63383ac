import { RECHAZOS_DE_AUSENCIA, type RechazoDeAusencia } from "~/domain/agenda/ausencias/ausencia";
import { devolucionPorAusencia } from "~/domain/agenda/ausencias/textos";
import { direccionDeAusencia, direccionDeCambio } from "~/domain/agenda/citas/direcciones";
import { textoDeDevolucion, porQue } from "~/domain/agenda/citas/textosDeAvisos";
import { cargosEnPalabras } from "~/domain/ventas/pagos/cargos";
import { centimosRestantes, seDevolvioTodo } from "~/domain/ventas/pagos/pago";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { codigoCortoLegible } from "~/domain/shared/codigoCorto";
import { diaYHora } from "~/domain/shared/fechas";
import { done } from "~/domain/shared/result";
import { recibirBoton, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { AVISAR_AUSENCIA } from "./intenciones";
import { citaEnPantalla } from "./citas.server";
import { notaEnPantalla } from "./nota.server";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { exigir } from "~/shell/responder";

export type Ausencia = NonNullable<Awaited<ReturnType<typeof loader>>["ausencia"]>;

export async function action({ request, params, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const propia = { idPersona, idCita: params.idCita ?? "" };
  return recibirBoton<RechazoDeAusencia>(await leerFormulario(request), RECHAZOS_DE_AUSENCIA, {
    async [AVISAR_AUSENCIA]() {
      const avisada = await services.agenda.avisarAusencia(propia);
      return avisada.ok ? done(seguirEn(direccionDeAusencia(propia), "ausencia-avisada")) : avisada;
    },
  });
}

/** Page of a session with its payments and refunds, also for a finished or cancelled session. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { cita, pagos, admiteOtroEspecialista } = exigir(
    await services.agenda.verCita({ idPersona, idCita: params.idCita ?? "" }),
    RECHAZOS_DE_CAMBIO,
  );
  const nota = notaEnPantalla(await services.agenda.verNotaDe(cita));
  const { ausencia, rechazo } = await services.agenda.verAusenciaDe(cita);
  return {
    ...citaEnPantalla(cita, {
      ahora: services.now(),
      zona: zonaDelDispositivo(request),
      sinConsentimiento: nota.sinConsentimiento,
    }),
    retrato: cita.retrato,
    codigo: cita.codigo && codigoCortoLegible(cita.codigo),
    /** Link to other specialists of the specialty; null when none of them could take the session. */
    hrefDeOtro: admiteOtroEspecialista ? `${direccionDeCambio(cita)}#otros` : null,
    nota,
    /**
     * Report that the specialist did not come. Null when there is nothing to report, and for a cancelled session,
     * whose page tells the outcome.
     */
    ausencia:
      rechazo !== "cita-cancelada" && (ausencia || cita.asistencia || rechazo === null)
        ? {
            avisadaEl: ausencia && diaYHora(ausencia.avisadaEn, services.now()),
            motivo: cita.asistencia?.motivo ?? null,
            devolucion: devolucionPorAusencia(cita),
          }
        : null,
    ...(await services.agenda.verAdelanto(cita)),
    hrefDePedido: direccionDePedido(cita),
    /** True when no payment and no refund of the session is under way. */
    saldado: pagos.every(({ estado }) => estado !== "procesando" && estado !== "por-devolver"),
    cancelacion: cita.cancelacion && {
      deLaPersona: cita.cancelacion.por === "persona",
      porQue: porQue(cita.cancelacion.por),
      devolucion: textoDeDevolucion(cita, {
        centimos: pagos
          .filter(({ estado }) => estado === "por-devolver" || estado === "devuelto")
          .reduce((suma, pago) => suma + centimosRestantes(pago), 0),
        yaSeDevolvio: seDevolvioTodo(pagos),
      }),
    },
    cargos: cargosEnPalabras(pagos),
  };
}
