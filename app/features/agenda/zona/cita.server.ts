import { direccionDeCambio } from "~/domain/agenda/citas/direcciones";
import { loQueVolvio, porQue } from "~/domain/agenda/citas/textosDeAvisos";
import { cargosEnPalabras } from "~/domain/ventas/pagos/cargos";
import { seDevolvioTodo } from "~/domain/ventas/pagos/pago";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "./zonaDelDispositivo.server";
import type { LoaderArgs } from "~/shell/route";
import { citaEnPantalla } from "./citas.server";
import { notaEnPantalla } from "./nota.server";
import { RECHAZOS_DE_CAMBIO } from "~/domain/agenda/citas/cambios";
import { exigir } from "~/shell/responder";

/** One session, also when it is over or cancelled, and where its money is. */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { cita, pagos, admiteOtroEspecialista } = exigir(
    await services.agenda.verCita({ idPersona, idCita: params.idCita ?? "" }),
    RECHAZOS_DE_CAMBIO,
  );
  const nota = notaEnPantalla(await services.agenda.verNotaDe(cita));
  return {
    ...citaEnPantalla(cita, {
      ahora: services.now(),
      zona: zonaDelDispositivo(request),
      sinConsentimiento: nota.sinConsentimiento,
    }),
    retrato: cita.retrato,
    /** The other specialists of the specialty, where one of them could have it. */
    hrefDeOtro: admiteOtroEspecialista ? `${direccionDeCambio(cita)}#otros` : null,
    nota,
    ...(await services.agenda.verAdelanto(cita)),
    hrefDePedido: direccionDePedido(cita),
    /** Nothing is on its way, in one direction or the other. */
    saldado: pagos.every(({ estado }) => estado !== "procesando" && estado !== "por-devolver"),
    cancelacion: cita.cancelacion && {
      deLaPersona: cita.cancelacion.por === "persona",
      porQue: porQue(cita.cancelacion.por),
      loQueVolvio: loQueVolvio(cita, seDevolvioTodo(pagos)),
    },
    cargos: cargosEnPalabras(pagos),
  };
}
