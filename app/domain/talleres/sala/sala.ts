import { differenceInMilliseconds, max, min } from "date-fns";
import { entradaAlTaller } from "../../agenda/talleres";
import type { SalaDeTaller } from "../../contenido/taller";
import { sumarMinutos } from "../../shared/fechas";
import { direccionDeSala } from "../inscripciones/direcciones";
import { abreLaSala, acaba, comienza, type FechaConLugares } from "../inscripciones/inscripcion";

/** The room stays this long after, for questions and for the attendance. */
export const CIERRA_DESPUES_EN_MINUTOS = 15;
/** Whoever leads it still marks who was there on the day after. */
const ANFITRION_DESPUES_EN_MINUTOS = 24 * 60;

/** Somebody's browser says that it is there this often; not heard of for longer than the other, they are gone. */
export const SEGUNDOS_ENTRE_LATIDOS = 30;
const AUSENTE_TRAS_SEGUNDOS = 90;
/** A browser that is late with one sign is early with the next. */
const ENTRE_LATIDOS_AL_MENOS_EN_SEGUNDOS = 20;
/** Who was there for so long has attended, whether they press the button or not; half of what is shorter. */
const ASISTENCIA_EN_SEGUNDOS = 10 * 60;

/** Of what is on in an open room. */
export type FaseDelTaller = "por-empezar" | "en-vivo" | "terminado";
export type EstadoDeSala = "por-abrir" | "abierta" | "cerrada" | "cancelada";
/** What is shorter was not held. */
const DURA_AL_MENOS_EN_MINUTOS = 5;
type Horas = Pick<FechaConLugares, "inicio" | "fin" | "empezadaEn" | "terminadaEn">;

/** The room of a date, as whoever has a place in it is led there. */
export const salaDe = (fecha: Horas & Pick<FechaConLugares, "url" | "fecha">) => ({
  href: direccionDeSala(fecha),
  abre: abreLaSala(fecha),
  empieza: comienza(fecha),
  termina: acaba(fecha),
});
export const cierraLaSala = (fecha: Horas) => sumarMinutos(acaba(fecha), CIERRA_DESPUES_EN_MINUTOS);

export function estadoDeSala(fecha: Horas & Pick<FechaConLugares, "canceladaPor">, now: Date): EstadoDeSala {
  if (fecha.canceladaPor !== null) return "cancelada";
  if (now < abreLaSala(fecha)) return "por-abrir";
  return now < cierraLaSala(fecha) ? "abierta" : "cerrada";
}

/** When the page of the room is another one than now, by what is known of the date; null once nothing follows. */
export function proximoCambio(fecha: Horas & Pick<FechaConLugares, "canceladaPor">, now: Date): Date | null {
  if (fecha.canceladaPor !== null) return null;
  const cambios = [abreLaSala(fecha), comienza(fecha), acaba(fecha), cierraLaSala(fecha)];
  return cambios.find((cambio) => cambio > now) ?? null;
}

/** What is said of a workshop whose room is open. */
export const comoVaElTaller = (fecha: Parameters<typeof salaDe>[0], now: Date): string =>
  entradaAlTaller(salaDe(fecha), now)?.texto ?? "Terminó, y la sala sigue abierta un rato";

export function faseDelTaller(fecha: Horas, now: Date): FaseDelTaller {
  if (now >= acaba(fecha)) return "terminado";
  return now < comienza(fecha) ? "por-empezar" : "en-vivo";
}

/** Not before there is a room to begin it in, nor once it is over by its hours: nobody was at that. */
export const sePuedeEmpezar = (fecha: Horas, now: Date): boolean =>
  fecha.empezadaEn === null && now >= abreLaSala(fecha) && now < acaba(fecha);

/** Nobody was at what ended at once: whoever leads it ends it some minutes after its hour, and after they began it. */
export const seTerminaDesde = (fecha: Horas): Date =>
  sumarMinutos(max([fecha.inicio, comienza(fecha)]), DURA_AL_MENOS_EN_MINUTOS);
export const sePuedeTerminar = (fecha: Horas, now: Date): boolean =>
  fecha.terminadaEn === null && now >= seTerminaDesde(fecha);

/** When somebody may say that they were there: from the beginning until the room closes. */
export function sePuedeRegistrar(fecha: Parameters<typeof estadoDeSala>[0], now: Date): boolean {
  return estadoDeSala(fecha, now) === "abierta" && now >= comienza(fecha);
}

/** Until when the link of whoever leads it is good. */
export const caducaElEnlace = ({ fin }: Pick<Horas, "fin">) =>
  sumarMinutos(fin, ANFITRION_DESPUES_EN_MINUTOS);

/** Where a clip of ours is at, the same for everybody, again and again; null while nothing is shown. */
export function segundoDelClip(fecha: Horas, now: Date, duracionEnSegundos: number): number | null {
  if (faseDelTaller(fecha, now) !== "en-vivo") return null;
  return ((now.getTime() - comienza(fecha).getTime()) / 1000) % duracionEnSegundos;
}

/**
 * Whether who has the page of the room open is at the workshop: not at a meeting that goes on elsewhere, and at what
 * another site shows inside of ours only once they wanted it shown.
 */
export const seVeAqui = (sala: SalaDeTaller | null, mostrado: boolean): boolean =>
  sala !== null && (sala.clip !== undefined || (sala.incrustado !== undefined && mostrado));

/** What somebody is known to have been there. */
export interface Presencia {
  presenteEn: Date | null;
  presenteSegundos: number;
}

/** Of somebody of whom no more is known than that they came. */
const UNA_SENAL_EN_SEGUNDOS = 1;

/** Whether somebody was there while it ran, as far as we know. */
const estuvo = ({ presenteEn, presenteSegundos }: Presencia, fecha: Horas): boolean =>
  presenteSegundos > 0 || (presenteEn !== null && faseDelTaller(fecha, presenteEn) === "en-vivo");

/**
 * They opened a meeting that goes on elsewhere: for how long they stay we do not see, when they first came we do. Null
 * once it is over.
 */
export const alAbrirLaReunion = (
  { presenteSegundos, entroEn }: Pick<Presencia, "presenteSegundos"> & { entroEn: Date | null },
  fecha: Horas,
  now: Date,
): (Presencia & { entroEn: Date }) | null =>
  faseDelTaller(fecha, now) === "terminado"
    ? null
    : {
        presenteEn: now,
        presenteSegundos: Math.max(presenteSegundos, UNA_SENAL_EN_SEGUNDOS),
        entroEn: entroEn ?? now,
      };

/** Whether somebody may say now that they were there, or why not: once it is over, who was not seen while it ran may not. */
export function registroDeAsistencia(
  fecha: Parameters<typeof estadoDeSala>[0],
  asistencia: Presencia,
  now: Date,
): "abierto" | "por-abrir" | "sin-haberte-visto" | "cerrado" {
  if (estadoDeSala(fecha, now) === "cerrada") return "cerrado";
  if (!sePuedeRegistrar(fecha, now)) return "por-abrir";
  const tarde = faseDelTaller(fecha, now) === "terminado" && !estuvo(asistencia, fecha);
  return tarde ? "sin-haberte-visto" : "abierto";
}

/**
 * Heard of once more: the time since the last sign counts, as far as it is of the workshop, unless they were away. One
 * that comes too soon changes nothing (null), so that neither haste nor a second device makes minutes. That they were
 * there while it ran is not forgotten with the next sign.
 */
export function conLatido(antes: Presencia, fecha: Horas, now: Date): Presencia | null {
  const { presenteEn, presenteSegundos } = antes;
  if (presenteEn === null) return { presenteEn: now, presenteSegundos };
  const pasaron = differenceInMilliseconds(now, presenteEn) / 1000;
  if (pasaron < ENTRE_LATIDOS_AL_MENOS_EN_SEGUNDOS) return null;
  const vistos =
    pasaron < AUSENTE_TRAS_SEGUNDOS
      ? differenceInMilliseconds(min([now, acaba(fecha)]), max([presenteEn, comienza(fecha)])) / 1000
      : 0;
  const segundos = presenteSegundos + Math.max(0, Math.floor(vistos));
  const alMenos = estuvo(antes, fecha) ? UNA_SENAL_EN_SEGUNDOS : 0;
  return { presenteEn: now, presenteSegundos: Math.max(segundos, alMenos) };
}

export function estaPresente({ presenteEn }: Pick<Presencia, "presenteEn">, now: Date): boolean {
  return presenteEn !== null && now.getTime() - presenteEn.getTime() < AUSENTE_TRAS_SEGUNDOS * 1000;
}

export function bastaParaAsistir(
  { presenteSegundos }: Pick<Presencia, "presenteSegundos">,
  { inicio, fin }: Pick<Horas, "inicio" | "fin">,
): boolean {
  const mitad = (fin.getTime() - inicio.getTime()) / 2000;
  return presenteSegundos >= Math.min(ASISTENCIA_EN_SEGUNDOS, mitad);
}

/** "Ana P.": what somebody who leads it needs to call them by. */
export const nombreCorto = ({ nombre, apePaterno }: { nombre: string; apePaterno: string }) =>
  [nombre.split(" ")[0], apePaterno && `${apePaterno[0]}.`].filter(Boolean).join(" ");
