import { redirect } from "@remix-run/node";
import { direccionDeCambio, direccionDeCita, direccionDeIcs } from "~/domain/agenda/citas/direcciones";
import { entradaALaSala } from "~/domain/agenda/citas/sala";
import { direccionDeAgenda, direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { estaVigente } from "~/domain/agenda/horarios/horario";
import { fueraDelResultado, fueraDeLoVencido } from "~/domain/agenda/reservas/lugares";
import type { Reserva } from "~/domain/agenda/reservas/reserva";
import { lugarDelPedido, type LugarDelPedido } from "~/domain/agenda/reservas/verPedido";
import { diaYHora, horaYDia } from "~/domain/shared/fechas";
import { centimosCobrados } from "~/domain/ventas/pagos/pago";
import { porCobrar } from "~/domain/ventas/pedidos/pedido";
import { services } from "~/services.server";
import {
  dineroEnPalabras,
  recibirRetorno,
  responderPedido,
  sinLoDeLaPasarela,
  verTrasPreguntar,
} from "~/shell/compra/pedido.server";
import type { LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { sesionEnPalabras, sinHorario } from "./resumen.server";

/** Reads the data of one of the pages under `/resumen`, for the order in its address. */
export const cargarResultado =
  (lugar: LugarDelPedido) =>
  async ({ request, context }: LoaderArgs) => {
    sinLoDeLaPasarela(request);
    const { idPersona } = await exigirPersona({ request, context });
    const resultado = await verResultado(lugar, idPersona, request);
    return responderPedido(request, lugar, resultado);
  };
export type CargaDeResultado = ReturnType<typeof cargarResultado>;

/** Data of the page of an expired time, which may have been held without an order. */
export async function cargarVencido(args: LoaderArgs) {
  const { searchParams } = new URL(args.request.url);
  const idHorario = searchParams.get("horario");
  if (searchParams.has("pedido") || !idHorario) return cargarResultado("expirado")(args);
  const { idPersona } = await exigirPersona(args);
  const { request } = args;
  return responderPedido(request, "expirado", await verVencido(idPersona, idHorario, request));
}

/**
 * Redirects to the page of the order's real state, when it is another one. Only stored facts decide: the address to
 * which the gateway returns never makes a success.
 */
async function verResultado(lugar: LugarDelPedido, idPersona: number, request: Request) {
  const idPedido = new URL(request.url).searchParams.get("pedido");
  if (!idPedido) throw redirect("/resumen");
  await recibirRetorno(request, { idPersona, idPedido });
  const visto = await verTrasPreguntar({ idPersona, idPedido }, async (pregunta) => {
    const resultado = await services.agenda.verPedido(pregunta);
    if (!resultado.ok) throw redirect("/mi-zona-privada");
    return resultado.value;
  });
  const { pedido, horario, especialista, pagos, cita } = visto;
  const ahora = services.now();
  const fuera = fueraDelResultado(lugar, lugarDelPedido(visto, ahora), visto);
  if (fuera) throw redirect(fuera);
  const dinero = await dineroEnPalabras({ ...visto, lugar });
  const cambio = await cambioEnPalabras(idPersona, pedido);
  const vigente = estaVigente(horario, ahora);
  return {
    sesion: await sesionEnPalabras(especialista, horario, zonaDelDispositivo(request)),
    cambio,
    /** Address of the page to choose another time: that of the session to change while there is one. */
    hrefDeOtroHorario: cambio?.sigue ? cambio.href : direccionDeAgenda(especialista),
    totalCentimos: dinero.totalCentimos,
    cobradoCentimos: centimosCobrados(pagos),
    procesando: dinero.procesando,
    seDesistio: dinero.seDesistio,
    sinCobro: dinero.sinCobro,
    formaDePago: cita?.formaDePago ?? null,
    hrefDelComprobante: dinero.hrefDelComprobante,
    hrefDeLaCita: cita && direccionDeCita(cita),
    hrefDelCalendario: cita && direccionDeIcs(cita),
    sala: cita && entradaALaSala({ ...cita, inicio: horario.inicio, fin: horario.fin }, ahora),
    hrefParaReintentar: vigente ? direccionDePago(horario) : null,
    hastaCuando: vigente ? horaYDia(horario.expiraEn, services.now()) : null,
    urlDePago: dinero.urlDePago,
    hrefDeQuePaso: dinero.hrefDeQuePaso,
  };
}

/** Extra cost of a change to a dearer specialist, and the state of the session until it is paid. */
async function cambioEnPalabras(idPersona: number, pedido: Reserva) {
  if (pedido.clase !== "cambio") return null;
  const visto = await services.agenda.verCita({ idPersona, idCita: pedido.cambio.idCita });
  if (!visto.ok) return null;
  const { cita, antes } = visto.value;
  return {
    diferenciaCentimos: porCobrar(pedido),
    aCuentaCentimos: pedido.aCuentaCentimos,
    sigue:
      cita.estado === "reservada"
        ? `Tu sesión de ahora, con ${cita.especialista} el ${diaYHora(cita.inicio, services.now())}, sigue como estaba.`
        : null,
    href: antes.rechazoAlReprogramar ? null : direccionDeCambio(cita),
  };
}

/** Data of the page of a hold that expired before the person placed an order. */
async function verVencido(idPersona: number, idHorario: string, request: Request) {
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  if (!reserva.ok) throw sinHorario();
  const fuera = fueraDeLoVencido(reserva.value, services.now());
  if (fuera) throw redirect(fuera);
  const { horario, especialista } = reserva.value;
  return {
    sesion: await sesionEnPalabras(especialista, horario, zonaDelDispositivo(request)),
    cambio: null,
    hrefDeOtroHorario: direccionDeAgenda(especialista),
    sinCobro: true,
    hrefDeQuePaso: null,
  };
}
