import type { Especialista } from "../especialistas/especialista";
import { fechaDe, horaDe, type Fecha } from "../../shared/fechas";
import { direccionDeEspecialidad } from "../../shared/especialidades/especialidad";

type DeQuien = Pick<Especialista, "slug"> & { especialidad: string };

/**
 * Each choice of booking has an address: specialty, specialist, day and time. Going back keeps the choices, and
 * signing in comes back to them.
 */
export function direccionDeAgenda({ especialidad, slug }: DeQuien, fecha?: Fecha): string {
  const consulta = new URLSearchParams({ especialista: slug, ...(fecha ? { dia: fecha } : {}) });
  return `${direccionDeEspecialidad(especialidad)}?${consulta}#${fecha ? "horarios" : "dias"}`;
}

/** A day where everything is taken, and how to wait for it. */
export function direccionDeEspera({ especialidad, slug }: DeQuien, fecha: Fecha): string {
  return `${direccionDeEspecialidad(especialidad)}?${new URLSearchParams({ especialista: slug, dia: fecha })}#espera`;
}

export function direccionDeHorario({ especialidad, slug }: DeQuien, inicio: Date): string {
  const consulta = new URLSearchParams({ especialista: slug, dia: fechaDe(inicio), hora: horaDe(inicio) });
  // A colon needs no escape in a query, and an address that can be read is easier to trust.
  return `${direccionDeEspecialidad(especialidad)}?${consulta.toString().replace("%3A", ":")}#reservar`;
}

/** Where a held time is paid. */
export const direccionDePago = ({ idHorario }: { idHorario: string }) =>
  `/resumen?${new URLSearchParams({ horario: idHorario })}`;
