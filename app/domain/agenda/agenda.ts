import type { CitaConDetalle } from "./citas/cita";
import { fechaDe, type Fecha } from "../shared/fechas";

/** A day of the agenda. Today is always among them, also when it is empty (spec § 9). */
export interface DiaDeAgenda {
  fecha: Fecha;
  cita: CitaConDetalle[];
}

/** The sessions by day of Lima, in order, today inserted if absent. */
export function agendaPorDia(citas: readonly CitaConDetalle[], now: Date): DiaDeAgenda[] {
  const dias = new Map<Fecha, CitaConDetalle[]>([[fechaDe(now), []]]);
  for (const cita of citas) {
    const fecha = fechaDe(cita.inicio);
    dias.set(fecha, [...(dias.get(fecha) ?? []), cita]);
  }
  return [...dias]
    .map(([fecha, delDia]) => ({
      fecha,
      cita: delDia.toSorted((una, otra) => una.inicio.getTime() - otra.inicio.getTime()),
    }))
    .sort((uno, otro) => (uno.fecha < otro.fecha ? -1 : 1));
}

/** The days grouped by month, `yyyy-MM`. */
export function agendaPorMes(dias: readonly DiaDeAgenda[]): { mes: string; dias: DiaDeAgenda[] }[] {
  const meses = new Map<string, DiaDeAgenda[]>();
  for (const dia of dias) {
    const mes = dia.fecha.slice(0, 7);
    meses.set(mes, [...(meses.get(mes) ?? []), dia]);
  }
  return [...meses].map(([mes, delMes]) => ({ mes, dias: delMes }));
}
