import type { AppLoadContext } from "@remix-run/node";
import { direccionDeAgenda } from "~/domain/agenda/horarios/direcciones";
import {
  RECHAZOS_DE_HORARIO,
  type RechazoAlRetener,
  type RechazoDeHorario,
} from "~/domain/agenda/horarios/horario";
import { RECHAZOS_DE_PEDIDO, type RechazoDePedido } from "~/domain/agenda/reservas/reserva";
import { done, refuse, type Result } from "~/domain/shared/result";
import { RECHAZOS_DE_CUPON, type RechazoDeCupon } from "~/domain/ventas/cupones/cupon";
import type { TrasPedir } from "~/domain/ventas/pedidos/pedirYPagar";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import type { Respuesta } from "~/shell/responder";
import { mirarCupon } from "./cupon.server";
import { APLICAR_CUPON, QUITAR_CUPON } from "~/shell/compra/intenciones";
import { AMPLIAR, CAMBIAR_ESPECIALISTA, envioDelResumen, intencionDeReserva, LIBERAR } from "./intenciones";

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

const EN_EL_CUPON = Object.fromEntries(
  Object.keys(RECHAZOS_DE_CUPON).map((rechazo) => [rechazo, "cupon"]),
) as Record<RechazoDeCupon, string>;

/** Whether the button is one of those that pay, or look at a coupon. */
export const seConfirma = (datos: FormData) =>
  ![LIBERAR, AMPLIAR, CAMBIAR_ESPECIALISTA].some((otra) => otra === datos.get("intencion"));

/** Orders the held time and pays it, or shows what its coupon is worth. */
export async function confirmarReserva({ request, context, idPersona, datos }: Confirmacion) {
  const dicho = datos.get("idHorario");
  const idHorario = typeof dicho === "string" ? dicho : "";
  if (datos.get("intencion") === QUITAR_CUPON) datos.delete("cupon");
  const visto = await mirarCupon({ idPersona, idHorario, escrito: datos.get("cupon") });
  const expirado = () => seguirEn(`/resumen/expirado?${new URLSearchParams({ horario: idHorario })}`);
  if (visto?.rechazo === "reserva-vencida") return expirado();
  return recibir(datos, {
    esquema: envioDelResumen,
    rechazos: RECHAZOS_DE_PEDIDO,
    campos: EN_EL_CUPON,
    con: { precio: visto?.precio ?? null },
    async pedir(envio): Promise<Result<TrasPedir | null, RechazoDePedido>> {
      // Not tried once more by an order: a wrong code would count twice.
      if (visto?.mensaje) return refuse(visto.rechazo);
      if (envio.intencion === APLICAR_CUPON || envio.intencion === QUITAR_CUPON) return done(null);
      const { intencion: modo, cupon, versionDeDatos: version } = envio;
      const salud = { version, canal: "web", idSolicitud: context.idSolicitud ?? "" } as const;
      const { origin: origen } = new URL(request.url);
      return services.agenda.confirmarReserva({ idPersona, idHorario, cupon, salud, modo, origen });
    },
    luego(pedido) {
      if (!pedido) return null;
      if (pedido.lugar === "pasarela") return seguirEn(pedido.urlDePago);
      return seguirEn(`/resumen/${pedido.lugar === "pagado" ? "exito" : "carga"}?pedido=${pedido.idPedido}`);
    },
    salvo: (rechazo) => (rechazo === "reserva-vencida" ? expirado() : null),
  });
}

/** Gives the held time back, asks for more of it, or takes the same hour with somebody else in its place. */
export const cambiarReserva = (idPersona: number, datos: FormData) =>
  recibir(datos, {
    esquema: intencionDeReserva,
    rechazos: RECHAZOS_DE_HORARIO,
    async pedir(pedida): Promise<Result<string, RechazoAlRetener | RechazoDeHorario>> {
      const { idHorario } = pedida;
      const suya = `/resumen?horario=${idHorario}`;
      switch (pedida.intencion) {
        case LIBERAR: {
          const liberado = await services.agenda.liberarHorario({ idPersona, idHorario });
          if (!liberado.ok) return done(suya);
          const visto = await services.agenda.verEspecialista(liberado.value);
          return done(visto ? direccionDeAgenda(visto.especialista) : "/agendar");
        }
        case AMPLIAR: {
          const ampliado = await services.agenda.ampliarHorario({ idPersona, idHorario });
          const vista = ampliado.ok || ampliado.rechazo === "reserva-vencida";
          return vista ? done(suya) : refuse(ampliado.rechazo);
        }
        case CAMBIAR_ESPECIALISTA:
          return conOtro(idPersona, pedida);
      }
    },
    luego: (direccion) => seguirEn(direccion),
  });

/** Whoever is too late keeps the one that is held. */
async function conOtro(
  idPersona: number,
  { idHorario, idEspecialista }: { idHorario: string; idEspecialista: string },
): Promise<Result<string, RechazoAlRetener>> {
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  if (!reserva.ok) return done("/agendar");
  const { inicio } = reserva.value.horario;
  const pedido = { idPersona, idEspecialista, inicio, enLugarDe: idHorario };
  const retenido = await services.agenda.retenerHorario(pedido);
  if (retenido.ok) return done(`/resumen?horario=${retenido.value.idHorario}`);
  return retenido.rechazo === "ya-lo-tienes"
    ? done(`/resumen?horario=${retenido.detalle.idHorario}`)
    : refuse(retenido.rechazo);
}
