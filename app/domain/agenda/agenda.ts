import type { CitaConDetalle } from "./citas/cita";
import type { TallerDeAgenda } from "./talleres";
import { fechaDe, type Fecha } from "../shared/fechas";

/** A day of the agenda. Today is always listed, even without sessions (specification § 9). */
export interface DiaDeAgenda {
  fecha: Fecha;
  cita: CitaConDetalle[];
  taller: TallerDeAgenda[];
}

/** Sessions and workshops by day of Lima, in order, today inserted if absent (specification § 9). */
export function agendaPorDia(
  citas: readonly CitaConDetalle[],
  now: Date,
  talleres: readonly TallerDeAgenda[] = [],
): DiaDeAgenda[] {
  const delDia = <T extends { inicio: Date }>(todos: readonly T[], fecha: Fecha) =>
    todos
      .filter(({ inicio }) => fechaDe(inicio) === fecha)
      .toSorted((a, b) => a.inicio.getTime() - b.inicio.getTime());
  const dias = new Set([fechaDe(now), ...[...citas, ...talleres].map(({ inicio }) => fechaDe(inicio))]);
  return [...dias]
    .map((fecha) => ({ fecha, cita: delDia(citas, fecha), taller: delDia(talleres, fecha) }))
    .sort((a, b) => (a.fecha < b.fecha ? -1 : 1));
}

/** The days grouped by month, `yyyy-MM` (specification § 9). */
export function agendaPorMes(dias: readonly DiaDeAgenda[]): { mes: string; dias: DiaDeAgenda[] }[] {
  const meses = new Map<string, DiaDeAgenda[]>();
  for (const dia of dias) {
    const mes = dia.fecha.slice(0, 7);
    meses.set(mes, [...(meses.get(mes) ?? []), dia]);
  }
  return [...meses].map(([mes, delMes]) => ({ mes, dias: delMes }));
}
