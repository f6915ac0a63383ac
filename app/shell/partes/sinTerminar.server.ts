import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { diaYHora, horaYDia } from "~/domain/shared/fechas";
import { direccionParaPagar } from "~/domain/talleres/ventas/direcciones";
import { esDeLaLista } from "~/domain/talleres/inscripciones/inscripcion";
import { services } from "~/services.server";

/**
 * Times that are held for the person, in the words of the banner: offered by a waiting list, or chosen and not paid.
 */
export async function sinTerminarEnPalabras(idPersona: number): Promise<ReservaPendiente[]> {
  const [ofrecidos, sinTerminar] = await Promise.all([
    services.agenda.verOfrecidos(idPersona),
    services.agenda.verSinTerminar(idPersona),
  ]);
  return [
    ...ofrecidos.map((reserva) => ({
      ...enPalabras(reserva),
      href: MIS_ESPERAS,
      liberado: "horario" as const,
    })),
    ...sinTerminar.map((reserva) => ({ ...enPalabras(reserva), href: direccionDePago(reserva.horario) })),
  ];
}

const enPalabras = ({
  horario,
  especialista,
}: Awaited<ReturnType<typeof services.agenda.verSinTerminar>>[number]) => ({
  hasta: horaYDia(horario.expiraEn, services.now()),
  con: nombreCompleto(especialista),
  cuando: diaYHora(horario.inicio, services.now()),
});

/** Places in workshops that wait to be accepted or paid, in words; those with an order have its id. */
export async function guardadosEnPalabras(
  idPersona: number,
): Promise<(ReservaPendiente & { idPedido: string | null })[]> {
  const guardados = await services.talleres.verGuardados(idPersona);
  return guardados.map(({ titulo, inicio, href, hasta, hrefDePago, idPedido, deLaLista }) => ({
    idPedido,
    hasta: horaYDia(hasta, services.now()),
    con: titulo,
    cuando: diaYHora(inicio, services.now()),
    href: hrefDePago ?? href,
    ...(deLaLista && { liberado: "lugar" as const }),
  }));
}

/** Places in workshops that a person keeps and has not paid, in words. */
export async function lugaresSinPagarEnPalabras(
  persona: { idPersona: number } | null,
): Promise<ReservaPendiente[]> {
  if (!persona) return [];
  const sinPagar = await services.talleres.sinPagar(persona.idPersona);
  return sinPagar.map(({ inscripcion, fecha }) => ({
    hasta: horaYDia(inscripcion.expiraEn ?? fecha.inicio, services.now()),
    con: fecha.titulo,
    cuando: diaYHora(fecha.inicio, services.now()),
    href: direccionParaPagar(fecha),
    ...(esDeLaLista(inscripcion) && { liberado: "lugar" as const }),
  }));
}
