import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
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
