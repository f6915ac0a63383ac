import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import { direccionParaPagar } from "~/domain/talleres/ventas/direcciones";
import { services } from "~/services.server";

/** The times that a person keeps and has not paid, as the banner of a page says them. */
export async function sinTerminarEnPalabras(idPersona: number): Promise<ReservaPendiente[]> {
  const sinTerminar = await services.agenda.verSinTerminar(idPersona);
  return sinTerminar.map(({ horario, especialista }) => ({
    hasta: horaDe(horario.expiraEn),
    sesion: `${nombreCompleto(especialista)}, ${diaYHora(horario.inicio, services.now())}`,
    href: direccionDePago(horario),
  }));
}

/** The places in workshops that a person keeps and has not paid, in the same words. */
export async function lugaresSinPagarEnPalabras(
  persona: { idPersona: number } | null,
): Promise<ReservaPendiente[]> {
  if (!persona) return [];
  const sinPagar = await services.talleres.sinPagar(persona.idPersona);
  return sinPagar.map(({ inscripcion, fecha }) => ({
    hasta: horaDe(inscripcion.expiraEn ?? fecha.inicio),
    sesion: `${fecha.titulo}, ${diaYHora(fecha.inicio, services.now())}`,
    href: direccionParaPagar(fecha),
  }));
}
