import { differenceInMilliseconds, max, min } from "date-fns";
import { entradaAlTaller } from "../../agenda/talleres";
import type { SalaDeTaller } from "../../contenido/taller";
import { sumarMinutos } from "../../shared/fechas";
import { direccionDeSala } from "../inscripciones/direcciones";
import { abreLaSala, acaba, comienza, type FechaConLugares } from "../inscripciones/inscripcion";

/** Minutes for which the room stays open after the end, for questions and reports of attendance. */
export const CIERRA_DESPUES_EN_MINUTOS = 15;
/** Minutes after the end for which the host can mark who attended: one day. */
const ANFITRION_DESPUES_EN_MINUTOS = 24 * 60;

/** Seconds between two signals of a browser. The next constant is the silence after which its person counts as gone. */
export const SEGUNDOS_ENTRE_LATIDOS = 30;
const AUSENTE_TRAS_SEGUNDOS = 90;
/** Least seconds between two signals that count: a browser that sent one late sends the next one early. */
const ENTRE_LATIDOS_AL_MENOS_EN_SEGUNDOS = 20;
/** Seconds of presence that count as attendance without the person's report; for a shorter workshop half its length. */
const ASISTENCIA_EN_SEGUNDOS = 10 * 60;

/** Phase of the workshop while the room is open. */
export type FaseDelTaller = "por-empezar" | "en-vivo" | "terminado";
export type EstadoDeSala = "por-abrir" | "abierta" | "cerrada" | "cancelada";
/** Minutes that a workshop must last to count as held. */
const DURA_AL_MENOS_EN_MINUTOS = 5;
type Horas = Pick<FechaConLugares, "inicio" | "fin" | "empezadaEn" | "terminadaEn">;

/** Room of a date as a person with a place sees it. */
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

/** Next instant at which the page of the room must change, as far as known; null when none follows. */
export function proximoCambio(fecha: Horas & Pick<FechaConLugares, "canceladaPor">, now: Date): Date | null {
  if (fecha.canceladaPor !== null) return null;
  const cambios = [abreLaSala(fecha), comienza(fecha), acaba(fecha), cierraLaSala(fecha)];
  return cambios.find((cambio) => cambio > now) ?? null;
}

/** State of a workshop in words, while its room is open. */
export const comoVaElTaller = (fecha: Parameters<typeof salaDe>[0], now: Date): string =>
  entradaAlTaller(salaDe(fecha), now)?.texto ?? "Terminó, y la sala sigue abierta un rato";

export function faseDelTaller(fecha: Horas, now: Date): FaseDelTaller {
  if (now >= acaba(fecha)) return "terminado";
  return now < comienza(fecha) ? "por-empezar" : "en-vivo";
}

/** True while the host can begin the workshop: from the opening of the room until the planned end. */
export const sePuedeEmpezar = (fecha: Horas, now: Date): boolean =>
  fecha.empezadaEn === null && now >= abreLaSala(fecha) && now < acaba(fecha);

/**
 * Instant from which the host can end the workshop: some minutes after its beginning. Without this delay a date could
 * end before anybody counts as present.
 */
export const seTerminaDesde = (fecha: Horas): Date =>
  sumarMinutos(max([fecha.inicio, comienza(fecha)]), DURA_AL_MENOS_EN_MINUTOS);
export const sePuedeTerminar = (fecha: Horas, now: Date): boolean =>
  fecha.terminadaEn === null && now >= seTerminaDesde(fecha);

/** True while a person may report their attendance: from the beginning until the room closes. */
export function sePuedeRegistrar(fecha: Parameters<typeof estadoDeSala>[0], now: Date): boolean {
  return estadoDeSala(fecha, now) === "abierta" && now >= comienza(fecha);
}

/** Instant at which the host's link expires. */
export const caducaElEnlace = ({ fin }: Pick<Horas, "fin">) =>
  sumarMinutos(fin, ANFITRION_DESPUES_EN_MINUTOS);

/** Position in our recorded clip in seconds, the same for everybody; the clip repeats. Null while it is not shown. */
export function segundoDelClip(fecha: Horas, now: Date, duracionEnSegundos: number): number | null {
  if (faseDelTaller(fecha, now) !== "en-vivo") return null;
  return ((now.getTime() - comienza(fecha).getTime()) / 1000) % duracionEnSegundos;
}

/**
 * True when a person with the room's page open counts as present. A meeting on another service does not count; an
 * embedded meeting counts once the person chose to show it.
 */
export const seVeAqui = (sala: SalaDeTaller | null, mostrado: boolean): boolean =>
  sala !== null && (sala.clip !== undefined || (sala.incrustado !== undefined && mostrado));

/** Presence of a person in the room, as far as known. */
export interface Presencia {
  presenteEn: Date | null;
  presenteSegundos: number;
}

/** Seconds of presence for a person of whom only the arrival is known. */
const UNA_SENAL_EN_SEGUNDOS = 1;

/** True when the person was present during the workshop, as far as known. */
const estuvo = ({ presenteEn, presenteSegundos }: Presencia, fecha: Horas): boolean =>
  presenteSegundos > 0 || (presenteEn !== null && faseDelTaller(fecha, presenteEn) === "en-vivo");

/**
 * Presence of a person who opened a meeting on another service: only the first opening is known. Null after the end.
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

/** State of a person's report of attendance. After the end, only people whom the room saw may report. */
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
 * Presence after another signal of the browser. The time since the last signal is added, within the workshop, unless
 * the person was away. A signal that comes too early changes nothing (null), so that a second device adds no minutes. A
 * later signal never removes earlier presence.
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

/** Short name of a person for the host, as "Ana P.". */
export const nombreCorto = ({ nombre, apePaterno }: { nombre: string; apePaterno: string }) =>
  [nombre.split(" ")[0], apePaterno && `${apePaterno[0]}.`].filter(Boolean).join(" ");
