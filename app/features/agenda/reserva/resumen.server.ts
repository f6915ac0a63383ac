import { porQueSalud } from "~/domain/agenda/reservas/textos";
import { redirect } from "@remix-run/node";
import { limiteDeCancelacion, reglaDeCambio } from "~/domain/agenda/citas/cambios";
import { direccionDeCambio, direccionDeIcs } from "~/domain/agenda/citas/direcciones";
import { receptorDe, type DatosDeCompra } from "~/domain/ventas/comprobantes/datosDeCompra";
import { idDeVenta } from "~/domain/ventas/comprobantes/comprobante";
import type { Persona } from "~/domain/cuentas/personas/persona";
import { entradaALaSala } from "~/domain/agenda/citas/sala";
import { plazosDe } from "~/domain/shared/especialidades/especialidad";
import { nombreCompleto, type EspecialistaConAgenda } from "~/domain/agenda/especialistas/especialista";
import type { Intervalo } from "~/domain/agenda/horarios/disponibilidad";
import { direccionDeAgenda, direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { estaVigente, puedeAmpliarse } from "~/domain/agenda/horarios/horario";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { huboCargo } from "~/domain/ventas/pagos/pago";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { porCobrar, precioEnPartes, totalDe } from "~/domain/ventas/pedidos/pedido";
import {
  fueraDelResultado,
  fueraDelResumen,
  fueraDeLoVencido,
  loPagado,
} from "~/domain/agenda/reservas/lugares";
import type { Reserva } from "~/domain/agenda/reservas/reserva";
import { lugarDelPedido, type LugarDelPedido } from "~/domain/agenda/reservas/verPedido";
import { bonosDe } from "~/domain/paquetes/saldo/verSaldo";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { direccionDeComprobante } from "~/domain/ventas/comprobantes/direcciones";
import { services } from "~/services.server";
import { consentimientoDeSalud } from "~/shell/consentimientoDeSalud.server";
import { consultarPasarela } from "~/shell/pasarela.server";

/** What, with whom and when: the same on the summary and on every page after it. */
async function sesionEnPalabras(
  especialista: EspecialistaConAgenda,
  horario: Intervalo,
  zona: string | null,
) {
  const especialidades = await services.agenda.especialidades();
  const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
  const porCambiar = { inicio: horario.inicio, plazos: plazosDe(especialidades, especialista.especialidad) };
  return {
    especialista: nombreCompleto(especialista),
    retrato: especialista.retrato,
    especialidad: especialidad?.name ?? "",
    esDePsicologia: especialista.especialidad === "psicologia",
    momento: momentoEnPalabras(horario, services.now(), zona),
    reglaDeCambio: reglaDeCambio(porCambiar, services.now()),
    seDevuelveSiCancela: services.now() <= limiteDeCancelacion(porCambiar),
  };
}
export type SesionEnPalabras = Awaited<ReturnType<typeof sesionEnPalabras>>;

/** Which receipt the payment will give, and where that is changed. */
function comprobanteEnPalabras(
  { datos, persona }: { datos: DatosDeCompra; persona: Persona },
  idHorario: string,
) {
  const { tipo, receptor } = receptorDe(datos, persona);
  const volver = new URLSearchParams({ volver: direccionDePago({ idHorario }) });
  return {
    tipo,
    nombre: receptor.nombre,
    href: `/datos-de-compra?${volver}`,
  };
}

/** To where a time is chosen, and why. */
const sinHorario = () =>
  redirect("/agendar", { headers: { "set-cookie": cookieDeAvisos(["sin-horario-separado"]) } });

/** The summary of a held time; throws the redirect to where it stands otherwise. */
export async function verResumen(idPersona: number, idHorario: string | null, zona: string | null) {
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  if (!reserva.ok) throw sinHorario();
  const now = services.now();
  const fuera = fueraDelResumen(reserva.value, now);
  if (fuera) throw redirect(fuera);
  const { horario, especialista, pedido } = reserva.value;
  const [especialidades, saldo, compra, otros, salud, deEstePedido] = await Promise.all([
    services.agenda.especialidades(),
    services.paquetes.verSaldo(idPersona),
    services.ventas.verDatosDeCompra(idPersona),
    services.agenda.otrosALaMismaHora(especialista, horario.inicio),
    consentimientoDeSalud("SESION", null),
    pedido && consentimientoDeSalud("SESION", idPersona),
  ]);
  const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
  return {
    idHorario: horario.idHorario,
    sesion: await sesionEnPalabras(especialista, horario, zona),
    precio: precioEnPartes(
      pedido ?? { precioCentimos: especialista.precioCentimos, descuentoCentimos: 0, cupon: null },
    ),
    comprobante: compra.ok ? comprobanteEnPalabras(compra.value, horario.idHorario) : null,
    /** Asked before each session, and once for its order; nothing is booked while its text cannot be read. */
    salud: salud.casilla && {
      ...salud.casilla,
      yaDada: deEstePedido?.consentimiento === "dado",
      porQue: porQueSalud(especialista.especialidad),
    },
    otros: otros.map((otro) => ({
      idEspecialista: otro.idEspecialista,
      nombre: nombreCompleto(otro),
      retrato: otro.retrato,
      precioCentimos: otro.precioCentimos,
      minutos: otro.duracionEnMinutos,
    })),
    saldo: { estado: saldo.estado, bonos: bonosDe(saldo.bonos, especialidad) },
    retencion: {
      hasta: horaDe(horario.expiraEn),
      expiraEn: horario.expiraEn.toISOString(),
      ahora: now.toISOString(),
      puedeAmpliarse: puedeAmpliarse(horario, now),
    },
  };
}
export type DatosDelResumen = Awaited<ReturnType<typeof verResumen>>;

/**
 * What one of the pages under `/resumen` shows of an order; throws the redirect to the page where the truth about
 * it stands. Only what the server knows decides: a return address never makes a success.
 */
export async function verResultado(lugar: LugarDelPedido, idPersona: number, url: URL, zona: string | null) {
  const idPedido = url.searchParams.get("pedido");
  const idHorario = url.searchParams.get("horario");
  if (!idPedido) return sinPedido(lugar, idPersona, idHorario, zona);
  const pagado = await services.agenda.verSiSePago({ idPersona, idPedido });
  if (!pagado.ok) throw redirect("/mi-zona-privada");
  const consultado = pagado.value || (await consultarPasarela(idPedido));
  const visto = await services.agenda.verPedido({ idPersona, idPedido });
  if (!visto.ok) throw redirect("/mi-zona-privada");
  const { pedido, horario, especialista, pagos, cita, urlDePago } = visto.value;
  const seDesistio = lugar === "error" || url.searchParams.get("retorno") === "error";
  const fuera = fueraDelResultado(
    lugar,
    lugarDelPedido(visto.value, services.now(), seDesistio),
    visto.value,
  );
  if (fuera) throw redirect(fuera);
  const { cobradoCentimos, procesando, rechazado } = loPagado(pagos);
  const cambio = await cambioEnPalabras(idPersona, pedido);
  const idComprobante = idDeVenta(idPedido);
  const comprobante = cita && (await services.ventas.verComprobante({ idPersona, idComprobante }));
  return {
    sesion: await sesionEnPalabras(especialista, horario, zona),
    cambio,
    /** Where one chooses again: for the session that is to change, as long as there is one. */
    hrefDeOtroHorario: cambio?.sigue ? cambio.href : direccionDeAgenda(especialista),
    precioCentimos: totalDe(pedido),
    procesando,
    rechazado,
    seDevuelve: cobradoCentimos,
    /** Said only when the gateway itself confirmed it just now. */
    sinCobro: consultado && !pagos.some(huboCargo),
    formaDePago: cita?.formaDePago ?? null,
    hrefDelComprobante: comprobante?.ok ? direccionDeComprobante({ idComprobante }) : null,
    hrefDelCalendario: cita && direccionDeIcs(cita),
    sala: cita && entradaALaSala({ ...cita, inicio: horario.inicio, fin: horario.fin }, services.now()),
    hrefParaReintentar: estaVigente(horario, services.now()) ? direccionDePago(horario) : null,
    hastaCuando: estaVigente(horario, services.now()) ? horaDe(horario.expiraEn) : null,
    urlDePago,
    hrefDeQuePaso: direccionDePedido(pedido),
  };
}

/** What a session that changes to somebody dearer costs more, and how it stands while that is not paid. */
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
        ? `Tu sesión de ahora, con ${cita.especialista} el ${diaYHora(cita.inicio)}, sigue como estaba.`
        : null,
    href: antes.rechazoAlReprogramar ? null : direccionDeCambio(cita),
  };
}

/** A hold that ran out before anything was ordered. */
async function sinPedido(
  lugar: LugarDelPedido,
  idPersona: number,
  idHorario: string | null,
  zona: string | null,
) {
  if (lugar !== "expirado" || !idHorario) throw redirect("/resumen");
  const reserva = await services.agenda.verReserva({ idPersona, idHorario });
  if (!reserva.ok) throw sinHorario();
  const fuera = fueraDeLoVencido(reserva.value, services.now());
  if (fuera) throw redirect(fuera);
  const { horario, especialista } = reserva.value;
  return {
    sesion: await sesionEnPalabras(especialista, horario, zona),
    cambio: null,
    hrefDeOtroHorario: direccionDeAgenda(especialista),
    precioCentimos: especialista.precioCentimos,
    procesando: false,
    rechazado: false,
    seDevuelve: 0,
    sinCobro: true,
    formaDePago: null,
    hrefDelComprobante: null,
    hrefDelCalendario: null,
    sala: null,
    hrefParaReintentar: null,
    hastaCuando: null,
    urlDePago: null,
    hrefDeQuePaso: null,
  };
}
