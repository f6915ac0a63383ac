import type { Especialista } from "../especialistas/especialista";
import { fechaDe, horaDe, type Fecha } from "../../shared/fechas";
import { direccionDeEspecialidad } from "../../shared/especialidades/especialidad";

type DeQuien = Pick<Especialista, "slug"> & { especialidad: string };

/**
 * Address of each choice of a booking: specialty, specialist, day and time. So the browser's back button keeps the
 * choices, and sign-in returns to them.
 */
export function direccionDeAgenda({ especialidad, slug }: DeQuien, fecha?: Fecha): string {
  const consulta = new URLSearchParams({ especialista: slug, ...(fecha ? { dia: fecha } : {}) });
  return `${direccionDeEspecialidad(especialidad)}?${consulta}#${fecha ? "horarios" : "dias"}`;
}

/** Page of a day without free times, on which the person can join its waiting list. */
export function direccionDeEspera({ especialidad, slug }: DeQuien, fecha: Fecha): string {
  return `${direccionDeEspecialidad(especialidad)}?${new URLSearchParams({ especialista: slug, dia: fecha })}#espera`;
}

export function direccionDeHorario({ especialidad, slug }: DeQuien, inicio: Date): string {
  const consulta = new URLSearchParams({ especialista: slug, dia: fechaDe(inicio), hora: horaDe(inicio) });
  // Colons stay unescaped: a query needs no escape for them, and a readable address is easier to trust.
  return `${direccionDeEspecialidad(especialidad)}?${consulta.toString().replace("%3A", ":")}#reservar`;
}

/** Page on which the person pays a held time. */
export const direccionDePago = ({ idHorario }: { idHorario: string }) =>
  `/resumen?${new URLSearchParams({ horario: idHorario })}`;
