import { diaVisto, fechaDe, horaDe, sumarDias } from "~/domain/shared/fechas";

/** Day and hour of a text, in words: "hoy, 10:30", "ayer, 22:05", "lunes 9 de noviembre". */
export function cuandoFue(instante: Date, ahora: Date): string {
  const fecha = fechaDe(instante);
  const hoy = fechaDe(ahora);
  if (fecha === hoy) return `hoy, ${horaDe(instante)}`;
  return fecha === sumarDias(hoy, -1) ? `ayer, ${horaDe(instante)}` : diaVisto(fecha, ahora);
}
