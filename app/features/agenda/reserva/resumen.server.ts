import { redirect } from "@remix-run/node";
import { despuesDeTomarla } from "~/domain/agenda/citas/textosDeCambios";
import { plazosDe } from "~/domain/shared/especialidades/especialidad";
import { nombreCompleto, type EspecialistaConAgenda } from "~/domain/agenda/especialistas/especialista";
import type { Intervalo } from "~/domain/agenda/horarios/disponibilidad";
import { direccionDeAgenda, direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { puedeAmpliarse } from "~/domain/agenda/horarios/horario";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { precioHoy } from "~/domain/ventas/pedidos/pedido";
import { fueraDelResumen } from "~/domain/agenda/reservas/lugares";
import { porQueSalud } from "~/domain/agenda/reservas/textos";
import { bonosDe } from "~/domain/paquetes/saldo/verSaldo";
import { horaYDia } from "~/domain/shared/fechas";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { precioConCuponMirado } from "~/shell/compra/cuponMirado.server";
import { comprobanteEnPalabras } from "~/shell/compra/comprobante.server";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { consentimientoDeSalud } from "~/shell/formularios/consentimientoDeSalud.server";

/** Specialty, specialist and time of a session, in the same words on the summary and on every later page. */
export async function sesionEnPalabras(
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
    ...despuesDeTomarla(porCambiar, services.now()),
  };
}
export type SesionEnPalabras = Awaited<ReturnType<typeof sesionEnPalabras>>;

/** Redirects to the choice of a time, with the reason. */
export const sinHorario = () =>
  redirect("/agendar", { headers: { "set-cookie": cookieDeAvisos(["sin-horario-separado"]) } });

/** Data of the summary of a held time. Redirects to the page of its state when the time is not held any more. */
export async function verResumen(
  request: Request,
  personaYHorario: { idPersona: number; idHorario: string | null },
) {
  const { idPersona } = personaYHorario;
  const reserva = await services.agenda.verReserva(personaYHorario);
  if (!reserva.ok) throw sinHorario();
  const now = services.now();
  const fuera = fueraDelResumen(reserva.value, now);
  if (fuera) throw redirect(fuera);
  const { horario, especialista, pedido, admiteCupon } = reserva.value;
  const { idHorario } = horario;
  const [especialidades, saldo, comprobante, otros, salud, deEstePedido] = await Promise.all([
    services.agenda.especialidades(),
    services.paquetes.verSaldo(idPersona),
    comprobanteEnPalabras(idPersona, direccionDePago(horario)),
    services.agenda.otrosALaMismaHora(especialista, horario.inicio),
    consentimientoDeSalud("SESION", null),
    pedido && consentimientoDeSalud("SESION", idPersona),
  ]);
  const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
  return {
    idHorario,
    sesion: await sesionEnPalabras(especialista, horario, zonaDelDispositivo(request)),
    precio: precioHoy(pedido, especialista),
    conCupon: await precioConCuponMirado(request, idHorario, (cupon) =>
      services.agenda.validarCupon({ idPersona, idHorario, cupon }),
    ),
    admiteCupon,
    ...comprobante,
    /**
     * The consent is asked before each session (Ley 29733, art. 13.6), once for its order. Nothing is booked while its
     * text cannot be read.
     */
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
      hasta: horaYDia(horario.expiraEn, services.now()),
      expiraEn: horario.expiraEn.toISOString(),
      ahora: now.toISOString(),
      hrefDeOtraHora: direccionDeAgenda(especialista),
      puedeAmpliarse: puedeAmpliarse(horario, now),
    },
  };
}
export type DatosDelResumen = Awaited<ReturnType<typeof verResumen>>;
