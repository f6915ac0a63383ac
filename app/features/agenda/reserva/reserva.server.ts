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
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { Respuesta } from "~/shell/responder";
import { envioDelResumen, intencionDeReserva } from "./formularios";
import { AMPLIAR, CAMBIAR_ESPECIALISTA, LIBERAR } from "./intenciones";

/** Page that follows a change of the held time, and the notice that it shows. */
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

/** Redirects, with the reason, when the person no longer holds the time of the form; null while they hold it. */
export async function redirigirSiVencio(
  idPersona: number,
  datos: FormData,
): Promise<Respuesta<never> | null> {
  const valor = datos.get("idHorario");
  const idHorario = typeof valor === "string" ? valor : null;
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  const elegirOtro = (direccion: string) => seguirEn(direccion, "horario-sin-separar");
  if (!reserva.ok) return elegirOtro("/agendar");
  const { horario, especialista, pedido } = reserva.value;
  return horario.estado === "liberado" && !pedido ? elegirOtro(direccionDeAgenda(especialista)) : null;
}

/** True when the pressed button pays, or checks a coupon. */
export const seConfirma = (datos: FormData) =>
  ![LIBERAR, AMPLIAR, CAMBIAR_ESPECIALISTA].some((intencion) => intencion === datos.get("intencion"));

/** Orders and pays for the held time, or shows the discount of a coupon. */
export function confirmarReserva({ request, context, idPersona, datos }: Confirmacion) {
  const valor = datos.get("idHorario");
  const idHorario = typeof valor === "string" ? valor : "";
  return recibirCompra(datos, {
    ...{ request, idArticulo: idHorario },
    esquema: envioDelResumen,
    rechazos: RECHAZOS_DE_PEDIDO,
    cotizar: (cupon) => services.agenda.validarCupon({ idPersona, idHorario, cupon }),
    pagar({ intencion: formaDePago, cupon, versionDeDatos: version }) {
      const salud = { version, canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
      const { origin: origen } = new URL(request.url);
      return services.agenda.pedirYPagar({ idPersona, idHorario, cupon, salud, formaDePago, origen });
    },
    direccionDelPedido: ({ lugar, idPedido }) =>
      `/resumen/${lugar === "pagado" ? "exito" : "carga"}?pedido=${idPedido}`,
    salvo: (rechazo) => (rechazo === "reserva-vencida" ? seguirEn(direccionDelVencido({ idHorario })) : null),
  });
}

/** Releases the held time, extends it, or replaces it by the same hour with another specialist. */
export const cambiarReserva = (idPersona: number, datos: FormData) =>
  recibir(datos, {
    esquema: intencionDeReserva,
    rechazos: RECHAZOS_DE_HORARIO,
    async pedir(pedida): Promise<Result<Continuacion, RechazoAlRetener | RechazoDeHorario>> {
      const { idHorario } = pedida;
      const paginaDePago = direccionDePago({ idHorario });
      switch (pedida.intencion) {
        case LIBERAR: {
          const liberado = await services.agenda.liberarHorario({ idPersona, idHorario });
          if (!liberado.ok) return done({ direccion: paginaDePago });
          const visto = await services.agenda.verEspecialista(liberado.value);
          return done({ direccion: visto ? direccionDeAgenda(visto.especialista) : "/agendar" });
        }
        case AMPLIAR: {
          const ampliado = await services.agenda.ampliarHorario({ idPersona, idHorario });
          if (ampliado.ok) return done({ direccion: paginaDePago, aviso: "tiempo-ampliado" });
          return ampliado.rechazo === "reserva-vencida"
            ? done({ direccion: paginaDePago })
            : refuse(ampliado.rechazo);
        }
        case CAMBIAR_ESPECIALISTA:
          return conOtro(idPersona, pedida);
      }
    },
    luego: ({ direccion, aviso }) => seguirEn(direccion, aviso),
  });

/** Changes the specialist of a held time. When the other one is taken meanwhile, the person keeps the held one. */
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
