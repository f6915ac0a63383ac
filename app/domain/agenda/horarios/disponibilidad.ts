import type { EspecialistaConAgenda } from "../especialistas/especialista";
import {
  diaDeSemana,
  fechaDe,
  instanteDe,
  minutosDe,
  sumarDias,
  sumarMinutos,
  type Fecha,
} from "../../shared/fechas";

/** A stretch of the clock: `inicio` belongs to it, `fin` does not. */
export interface Intervalo {
  inicio: Date;
  fin: Date;
}

export interface HorarioLibre extends Intervalo {
  fecha: Fecha;
}

/** What is taken of a specialist's time: until `fin` the margin after the session is counted. */
export type Ocupado = Intervalo;

/** The days on which a specialist offers times, today first. */
export function diasOfrecidos(especialista: EspecialistaConAgenda, now: Date): Fecha[] {
  const hoy = fechaDe(now);
  return Array.from({ length: especialista.ventanaEnDias }, (_, dias) => sumarDias(hoy, dias));
}

/**
 * The times a specialist offers on a day to somebody who asks `now`, before looking at what is taken:
 * weekly hours and exceptions, notice and window. They are computed forward; a row exists only once somebody holds one
 * (`POST /v2/horarios`).
 */
export function horariosOfrecidos(
  especialista: EspecialistaConAgenda,
  fecha: Fecha,
  now: Date,
): HorarioLibre[] {
  const hoy = fechaDe(now);
  if (fecha < hoy || fecha >= sumarDias(hoy, especialista.ventanaEnDias)) return [];
  const desde = sumarMinutos(now, especialista.anticipacionEnMinutos);
  const { duracionEnMinutos, margenEnMinutos } = especialista;
  return tramosAbiertos(especialista, fecha).flatMap((tramo) => {
    const horarios: HorarioLibre[] = [];
    for (
      let inicio = tramo.inicio;
      sumarMinutos(inicio, duracionEnMinutos) <= tramo.fin;
      inicio = sumarMinutos(inicio, duracionEnMinutos + margenEnMinutos)
    ) {
      if (inicio >= desde) horarios.push({ fecha, inicio, fin: sumarMinutos(inicio, duracionEnMinutos) });
    }
    return horarios;
  });
}

/** The offered times of a day that nobody has taken. None once the daily limit is reached. */
export function horariosLibres(
  especialista: EspecialistaConAgenda,
  fecha: Fecha,
  ocupados: readonly Ocupado[],
  now: Date,
): HorarioLibre[] {
  const delDia = ocupados.filter((ocupado) => fechaDe(ocupado.inicio) === fecha);
  if (delDia.length >= especialista.maximoDiario) return [];
  return horariosOfrecidos(especialista, fecha, now).filter((horario) => {
    const hasta = sumarMinutos(horario.fin, especialista.margenEnMinutos);
    return !ocupados.some((ocupado) => ocupado.inicio < hasta && horario.inicio < ocupado.fin);
  });
}

/** The offered time that starts at this very instant, or null when the rules do not offer it. */
export function horarioQueEmpieza(
  especialista: EspecialistaConAgenda,
  inicio: Date,
  now: Date,
): HorarioLibre | null {
  const ofrecidos = horariosOfrecidos(especialista, fechaDe(inicio), now);
  return ofrecidos.find((horario) => horario.inicio.getTime() === inicio.getTime()) ?? null;
}

/** The same whatever notice they ask for: what somebody chose while it could be booked may be too near now. */
export const horarioAunqueEsteCerca = (especialista: EspecialistaConAgenda, inicio: Date, now: Date) =>
  horarioQueEmpieza({ ...especialista, anticipacionEnMinutos: 0 }, inicio, now);

/** Free days in order, each with its times; days without any are left out. */
export function diasConHorarios(
  especialista: EspecialistaConAgenda,
  ocupados: readonly Ocupado[],
  now: Date,
): { fecha: Fecha; horarios: HorarioLibre[] }[] {
  return diasOfrecidos(especialista, now)
    .map((fecha) => ({ fecha, horarios: horariosLibres(especialista, fecha, ocupados, now) }))
    .filter((dia) => dia.horarios.length > 0);
}

/** The first `cuantos` free times; days are computed only until there are enough. */
export function proximosLibres(
  especialista: EspecialistaConAgenda,
  ocupados: readonly Ocupado[],
  now: Date,
  cuantos: number,
): HorarioLibre[] {
  const proximos: HorarioLibre[] = [];
  const hoy = fechaDe(now);
  for (let dias = 0; dias < especialista.ventanaEnDias && proximos.length < cuantos; dias++) {
    proximos.push(...horariosLibres(especialista, sumarDias(hoy, dias), ocupados, now));
  }
  return proximos.slice(0, cuantos);
}

/** The free times nearest to a wanted one, earliest first: what the loser of a race is offered. */
export function libresMasCercanos(
  libres: readonly HorarioLibre[],
  deseado: Date,
  cuantos: number,
): HorarioLibre[] {
  const distancia = (horario: HorarioLibre) => Math.abs(horario.inicio.getTime() - deseado.getTime());
  return [...libres]
    .sort((uno, otro) => distancia(uno) - distancia(otro))
    .slice(0, cuantos)
    .sort((uno, otro) => uno.inicio.getTime() - otro.inicio.getTime());
}

/** Weekly hours plus open exceptions, minus closed ones. */
function tramosAbiertos(especialista: EspecialistaConAgenda, fecha: Fecha): Intervalo[] {
  const dia = diaDeSemana(fecha);
  const excepciones = especialista.excepciones.filter((excepcion) => excepcion.fecha === fecha);
  const abiertos = [
    ...especialista.turnos.filter((turno) => turno.diaDeSemana === dia),
    ...excepciones.filter((excepcion) => excepcion.tipo === "abierto"),
  ].sort((uno, otro) => minutosDe(uno.desde) - minutosDe(otro.desde));
  const cerrados = excepciones.filter((excepcion) => excepcion.tipo === "cerrado");
  return cerrados
    .reduce<Stretch[]>((tramos, cerrado) => tramos.flatMap((tramo) => restar(tramo, cerrado)), unir(abiertos))
    .map(({ desde, hasta }) => ({ inicio: instanteDe(fecha, desde), fin: instanteDe(fecha, hasta) }));
}

type Stretch = { desde: string; hasta: string };

/** Overlapping or touching stretches become one; `tramos` come in order. */
function unir(tramos: readonly Stretch[]): Stretch[] {
  const unidos: Stretch[] = [];
  for (const { desde, hasta } of tramos) {
    const ultimo = unidos.at(-1);
    if (ultimo && desde <= ultimo.hasta) ultimo.hasta = hasta > ultimo.hasta ? hasta : ultimo.hasta;
    else unidos.push({ desde, hasta });
  }
  return unidos;
}

function restar(tramo: Stretch, cerrado: Stretch): Stretch[] {
  if (cerrado.hasta <= tramo.desde || tramo.hasta <= cerrado.desde) return [tramo];
  return [
    { desde: tramo.desde, hasta: cerrado.desde },
    { desde: cerrado.hasta, hasta: tramo.hasta },
  ].filter(({ desde, hasta }) => desde < hasta);
}
