import type { AppLoadContext } from "@remix-run/node";
import { direccionDeAgenda, direccionDePago } from "~/domain/agenda/horarios/direcciones";
import {
  RECHAZOS_DE_HORARIO,
  type RechazoAlRetener,
  type RechazoDeHorario,
} from "~/domain/agenda/horarios/horario";
import { direccionDelVencido } from "~/domain/agenda/reservas/lugares";
import { RECHAZOS_DE_PEDIDO } from "~/domain/agenda/reservas/reserva";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { done, refuse, type Result } from "~/domain/shared/result";
import { services } from "~/services.server";
import { recibirCompra } from "~/shell/compra/comprar.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import type { Respuesta } from "~/shell/responder";
import { AMPLIAR, CAMBIAR_ESPECIALISTA, envioDelResumen, intencionDeReserva, LIBERAR } from "./intenciones";

/** The page that follows a change of the held time, and the notice that it shows. */
interface Continuacion {
  direccion: string;
  aviso?: NombreDeAviso;
}

interface Confirmacion {
  request: Request;
  context: AppLoadContext;
  idPersona: number;
  datos: FormData;
}

/** Where one who sends the form of a time that they do not hold goes on, and why; null while they hold it. */
export async function siYaNoLoTiene(idPersona: number, datos: FormData): Promise<Respuesta<never> | null> {
  const dicho = datos.get("idHorario");
  const idHorario = typeof dicho === "string" ? dicho : null;
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  const otro = (direccion: string) => seguirEn(direccion, "horario-sin-separar");
  if (!reserva.ok) return otro("/agendar");
  const { horario, especialista, pedido } = reserva.value;
  return horario.estado === "liberado" && !pedido ? otro(direccionDeAgenda(especialista)) : null;
}

/** Whether the button is one of those that pay, or look at a coupon. */
export const seConfirma = (datos: FormData) =>
  ![LIBERAR, AMPLIAR, CAMBIAR_ESPECIALISTA].some((otra) => otra === datos.get("intencion"));

/** Orders the held time and pays it, or shows what its coupon is worth. */
export function confirmarReserva({ request, context, idPersona, datos }: Confirmacion) {
  const dicho = datos.get("idHorario");
  const idHorario = typeof dicho === "string" ? dicho : "";
  return recibirCompra(datos, {
    ...{ request, compra: idHorario },
    esquema: envioDelResumen,
    rechazos: RECHAZOS_DE_PEDIDO,
    cotizar: (cupon) => services.agenda.validarCupon({ idPersona, idHorario, cupon }),
    pagar({ intencion: modo, cupon, versionDeDatos: version }) {
      const salud = { version, canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
      const { origin: origen } = new URL(request.url);
      return services.agenda.pedirYPagar({ idPersona, idHorario, cupon, salud, modo, origen });
    },
    direccionDelPedido: ({ lugar, idPedido }) =>
      `/resumen/${lugar === "pagado" ? "exito" : "carga"}?pedido=${idPedido}`,
    salvo: (rechazo) => (rechazo === "reserva-vencida" ? seguirEn(direccionDelVencido({ idHorario })) : null),
  });
}

/** Gives the held time back, asks for more of it, or takes the same hour with somebody else in its place. */
export const cambiarReserva = (idPersona: number, datos: FormData) =>
  recibir(datos, {
    esquema: intencionDeReserva,
    rechazos: RECHAZOS_DE_HORARIO,
    async pedir(pedida): Promise<Result<Continuacion, RechazoAlRetener | RechazoDeHorario>> {
      const { idHorario } = pedida;
      const suya = direccionDePago({ idHorario });
      switch (pedida.intencion) {
        case LIBERAR: {
          const liberado = await services.agenda.liberarHorario({ idPersona, idHorario });
          if (!liberado.ok) return done({ direccion: suya });
          const visto = await services.agenda.verEspecialista(liberado.value);
          return done({ direccion: visto ? direccionDeAgenda(visto.especialista) : "/agendar" });
        }
        case AMPLIAR: {
          const ampliado = await services.agenda.ampliarHorario({ idPersona, idHorario });
          if (ampliado.ok) return done({ direccion: suya, aviso: "tiempo-ampliado" });
          return ampliado.rechazo === "reserva-vencida"
            ? done({ direccion: suya })
            : refuse(ampliado.rechazo);
        }
        case CAMBIAR_ESPECIALISTA:
          return conOtro(idPersona, pedida);
      }
    },
    luego: ({ direccion, aviso }) => seguirEn(direccion, aviso),
  });

/** Whoever is too late keeps the one that is held. */
async function conOtro(
  idPersona: number,
  { idHorario, idEspecialista }: { idHorario: string; idEspecialista: string },
): Promise<Result<Continuacion, RechazoAlRetener>> {
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  if (!reserva.ok) return done({ direccion: "/agendar" });
  const { inicio } = reserva.value.horario;
  const pedido = { idPersona, idEspecialista, inicio, enLugarDe: idHorario };
  const retenido = await services.agenda.retenerHorario(pedido);
  if (retenido.ok) return done({ direccion: direccionDePago(retenido.value) });
  return retenido.rechazo === "ya-lo-tienes"
    ? done({ direccion: direccionDePago(retenido.detalle) })
    : refuse(retenido.rechazo);
}
