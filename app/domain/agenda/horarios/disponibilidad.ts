import type { EspecialistaConAgenda } from "../especialistas/especialista";
import { UN_MINUTO_EN_MS } from "../../shared/duracion";
import {
  diaDeSemana,
  fechaDe,
  instanteDe,
  minutosDe,
  sumarDias,
  sumarMinutos,
  type Fecha,
} from "../../shared/fechas";

/** A stretch of time, from `inicio` (included) to `fin` (excluded). */
export interface Intervalo {
  inicio: Date;
  fin: Date;
}

export interface HorarioLibre extends Intervalo {
  fecha: Fecha;
}

/** Taken time of a specialist; `fin` includes the margin after the session. */
export type Ocupado = Intervalo;

/** The days on which a specialist offers times, today first. */
export function diasOfrecidos(especialista: EspecialistaConAgenda, now: Date): Fecha[] {
  const hoy = fechaDe(now);
  return Array.from({ length: especialista.ventanaEnDias }, (_, dias) => sumarDias(hoy, dias));
}

/**
 * Times that a specialist offers on a day, taken ones included. They follow from weekly hours, exceptions, notice and
 * window. They are computed: a row is stored only when a person holds a time (`POST /v2/horarios`).
 */
export function horariosOfrecidos(
  especialista: EspecialistaConAgenda,
  fecha: Fecha,
  now: Date,
): HorarioLibre[] {
  const hoy = fechaDe(now);
  if (fecha < hoy || fecha >= sumarDias(hoy, especialista.ventanaEnDias)) return [];
  return horariosDelDia(especialista, fecha, now);
}

/** Offered times of a day inside the window. */
function horariosDelDia(especialista: EspecialistaConAgenda, fecha: Fecha, now: Date): HorarioLibre[] {
  const desde = now.getTime() + especialista.anticipacionEnMinutos * UN_MINUTO_EN_MS;
  const duracion = especialista.duracionEnMinutos * UN_MINUTO_EN_MS;
  const paso = duracion + especialista.margenEnMinutos * UN_MINUTO_EN_MS;
  const horarios: HorarioLibre[] = [];
  for (const tramo of tramosAbiertos(especialista, fecha)) {
    const ultimo = tramo.fin.getTime() - duracion;
    for (let inicio = tramo.inicio.getTime(); inicio <= ultimo; inicio += paso) {
      if (inicio >= desde) {
        horarios.push({ fecha, inicio: new Date(inicio), fin: new Date(inicio + duracion) });
      }
    }
  }
  return horarios;
}

/** Offered times of a day that nobody has taken; none once the specialist's daily maximum is reached. */
export function horariosLibres(
  especialista: EspecialistaConAgenda,
  fecha: Fecha,
  ocupados: readonly Ocupado[],
  now: Date,
): HorarioLibre[] {
  return sinTomar(especialista, horariosOfrecidos(especialista, fecha, now), ocupados);
}

/** The untaken ones of the offered times of one day. */
function sinTomar(
  especialista: EspecialistaConAgenda,
  delDia: HorarioLibre[],
  ocupados: readonly Ocupado[],
): HorarioLibre[] {
  const [primero] = delDia;
  if (!primero || ocupados.length === 0) return delDia;
  const tomados = ocupados.filter((ocupado) => fechaDe(ocupado.inicio) === primero.fecha);
  if (tomados.length >= especialista.maximoDiario) return [];
  return delDia.filter((horario) => {
    const hasta = sumarMinutos(horario.fin, especialista.margenEnMinutos);
    return !ocupados.some((ocupado) => ocupado.inicio < hasta && horario.inicio < ocupado.fin);
  });
}

/** The offered time with this exact start; null when the specialist's rules do not offer it. */
export function horarioQueEmpieza(
  especialista: EspecialistaConAgenda,
  inicio: Date,
  now: Date,
): HorarioLibre | null {
  const ofrecidos = horariosOfrecidos(especialista, fechaDe(inicio), now);
  return ofrecidos.find((horario) => horario.inicio.getTime() === inicio.getTime()) ?? null;
}

/**
 * Finds a time by its start, even within the specialist's notice: a time that was bookable when chosen may begin too
 * soon by now.
 */
export const horarioAunqueEsteCerca = (especialista: EspecialistaConAgenda, inicio: Date, now: Date) =>
  horarioQueEmpieza({ ...especialista, anticipacionEnMinutos: 0 }, inicio, now);

/** True when the whole stretch lies in the open hours of its day. */
export const estaAbierto = (especialista: EspecialistaConAgenda, { inicio, fin }: Intervalo): boolean =>
  tramosAbiertos(especialista, fechaDe(inicio)).some((tramo) => tramo.inicio <= inicio && fin <= tramo.fin);

/** True when the stretch touches a closed exception of its day. */
export const estaCerrado = ({ excepciones }: EspecialistaConAgenda, { inicio, fin }: Intervalo): boolean => {
  const fecha = fechaDe(inicio);
  return excepciones.some(
    ({ fecha: dia, tipo, desde, hasta }) =>
      tipo === "cerrado" && dia === fecha && instanteDe(dia, desde) < fin && inicio < instanteDe(dia, hasta),
  );
};

/** Days with free times, in order; days without free times are left out. */
export function diasConHorarios(
  especialista: EspecialistaConAgenda,
  ocupados: readonly Ocupado[],
  now: Date,
): { fecha: Fecha; horarios: HorarioLibre[] }[] {
  return diasOfrecidos(especialista, now)
    .map((fecha) => ({ fecha, horarios: horariosLibres(especialista, fecha, ocupados, now) }))
    .filter((dia) => dia.horarios.length > 0);
}

/** The first `cuantos` free times. Days are computed only until enough times are found. */
export function proximosLibres(
  especialista: EspecialistaConAgenda,
  ocupados: readonly Ocupado[],
  now: Date,
  cuantos: number,
): HorarioLibre[] {
  const proximos: HorarioLibre[] = [];
  const hoy = fechaDe(now);
  for (let dias = 0; dias < especialista.ventanaEnDias && proximos.length < cuantos; dias++) {
    const delDia = horariosDelDia(especialista, sumarDias(hoy, dias), now);
    proximos.push(...sinTomar(especialista, delDia, ocupados));
  }
  return proximos.slice(0, cuantos);
}

/** Free times nearest to a wanted one, earliest first, for a person whose time was just taken by another. */
export function libresMasCercanos(
  libres: readonly HorarioLibre[],
  deseado: Date,
  cuantos: number,
): HorarioLibre[] {
  const distancia = (horario: HorarioLibre) => Math.abs(horario.inicio.getTime() - deseado.getTime());
  return [...libres]
    .sort((a, b) => distancia(a) - distancia(b))
    .slice(0, cuantos)
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime());
}

/** Open stretches of a day: weekly hours and open exceptions, without closed exceptions. */
function tramosAbiertos(especialista: EspecialistaConAgenda, fecha: Fecha): Intervalo[] {
  const dia = diaDeSemana(fecha);
  const excepciones = especialista.excepciones.filter((excepcion) => excepcion.fecha === fecha);
  const abiertos = [
    ...especialista.turnos.filter((turno) => turno.diaDeSemana === dia),
    ...excepciones.filter((excepcion) => excepcion.tipo === "abierto"),
  ].sort((a, b) => minutosDe(a.desde) - minutosDe(b.desde));
  const cerrados = excepciones.filter((excepcion) => excepcion.tipo === "cerrado");
  return cerrados
    .reduce<Stretch[]>((tramos, cerrado) => tramos.flatMap((tramo) => restar(tramo, cerrado)), unir(abiertos))
    .map(({ desde, hasta }) => ({ inicio: instanteDe(fecha, desde), fin: instanteDe(fecha, hasta) }));
}

type Stretch = { desde: string; hasta: string };

/** Joins overlapping or touching stretches; `tramos` are sorted by start. */
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
