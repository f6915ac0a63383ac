import { z } from "zod";
import { campoConForma, campoExacto } from "../../shared/campos";
import type { Fecha } from "../../shared/fechas";
import type { AvanceALaVista } from "./enPalabras";
import { largoDe, recortar, sumar, type Rango } from "./rangos";

/** Progress of a person in one video. Positions in the recording are in tenths of a second. */
export interface Avance {
  uid: string;
  posicion: number;
  /** Stretches of the video that were really played, in any order. A skipped stretch does not count. */
  rangos: readonly Rango[];
  comenzadoEn: Date;
  /** Instant at which the player was at the stored position of the video. */
  movidoEn: Date;
  vistoEn: Date | null;
  /** True when the person marked the video as seen without having played enough of it. */
  marcado: boolean;
  /** Instant at which the person last finished the video. Playing after it is a new viewing. */
  ultimaVezEn: Date | null;
  /** Stretches that were played since the person last finished the video. */
  vuelta: readonly Rango[];
}

/** A day, by the calendar of Lima, on which a person finished a video. */
export interface DiaVisto {
  uid: string;
  dia: Fecha;
  vistoEn: Date;
  /** True when the person marked the video as seen without playing enough of it. */
  marcado: boolean;
}

/** Report that a player sends: all stretches played since its page was opened, and the present position. */
export interface Reporte {
  posicion: number;
  rangos: readonly Rango[];
  /** Instant of the reported position, by the clock of the person's device. */
  momento: Date;
  /** Instant at which our server sent the page with the player; null when it is unknown. */
  abiertoEn: Date | null;
}

/** Share of a video that a person must play for it to count as seen. The rest is its title and its farewell. */
export const PARTE_PARA_HABERLO_VISTO = 0.9;
/** Playback speeds that the player offers. */
export const VELOCIDADES = [0.75, 1, 1.25, 1.5, 2] as const;
const VELOCIDAD_MAXIMA = Math.max(...VELOCIDADES);
/** Tolerance in tenths of a second, for differing clocks and for the time that a report travels. */
const HOLGURA_EN_DECIMAS = 100;
/** Positions this near to the start or the end of a video, in tenths of a second, make it begin anew. */
const ORILLA_EN_DECIMAS = 50;

const DECIMAS_POR_SEGUNDO = 10;
export const enDecimas = (segundos: number): number => Math.round(segundos * DECIMAS_POR_SEGUNDO);
export const enSegundos = (decimas: number): number => decimas / DECIMAS_POR_SEGUNDO;

/**
 * Adds a player's report to a person's progress in a video. Order and repetition of reports do not matter. Played time
 * never exceeds the time since the person began. The position of the latest instant is kept.
 */
export function trasReporte(antes: Avance, reporte: Reporte, largo: number, now: Date): Avance {
  const { abiertoEn } = reporte;
  const comenzadoEn = abiertoEn && abiertoEn < antes.comenzadoEn ? abiertoEn : antes.comenzadoEn;
  const tramosReportados = recortar(reporte.rangos, largo);
  const rangos = sumar(antes.rangos, tramosReportados, presupuestoDesde(comenzadoEn, now));
  // An instant from a clock that is ahead counts as now: it would otherwise keep all later positions out.
  const momento = reporte.momento < now ? reporte.momento : now;
  const mueve = momento >= antes.movidoEn;
  const completo = (tramos: readonly Rango[]) => largoDe(tramos) >= largo * PARTE_PARA_HABERLO_VISTO;
  const { ultimaVezEn } = antes;
  // A page opened before the person finished the video reports old stretches again: they are no new viewing.
  const esOtraVez = ultimaVezEn && momento > ultimaVezEn && (!abiertoEn || abiertoEn > ultimaVezEn);
  const vuelta = esOtraVez
    ? sumar(antes.vuelta, tramosReportados, presupuestoDesde(ultimaVezEn, now))
    : antes.vuelta;
  const seVio = ultimaVezEn ? completo(vuelta) : completo(rangos);
  return {
    ...antes,
    rangos,
    comenzadoEn,
    posicion: mueve ? Math.min(Math.max(0, reporte.posicion), largo) : antes.posicion,
    movidoEn: mueve ? momento : antes.movidoEn,
    vuelta,
    marcado: antes.marcado && !seVio && !completo(rangos),
    ...(seVio && visto(antes, now)),
  };
}

/** Fields of the progress that change when a person finishes a video, the first time or again. */
export const visto = ({ vistoEn }: Pick<Avance, "vistoEn">, now: Date) => ({
  vistoEn: vistoEn ?? now,
  ultimaVezEn: now,
  vuelta: [],
});

/** Longest stretch that a player can have played since an instant, at the highest speed. */
const presupuestoDesde = (desde: Date, now: Date): number =>
  Math.floor(((now.getTime() - desde.getTime()) / 100) * VELOCIDAD_MAXIMA) + HOLGURA_EN_DECIMAS;

/** Position in seconds at which a person goes on with a video. A finished video begins anew. */
export function dondeSeguir(
  { posicion, vistoEn }: Pick<Avance, "posicion" | "vistoEn">,
  duracionEnSegundos: number,
): number {
  if (vistoEn) return 0;
  const falta = enDecimas(duracionEnSegundos) - posicion;
  return posicion < ORILLA_EN_DECIMAS || falta < ORILLA_EN_DECIMAS ? 0 : enSegundos(posicion);
}

/** Percentage of a video that a person has seen, 0 to 100. */
export const porcentajeDe = ({ rangos, vistoEn }: Avance, duracionEnSegundos: number): number =>
  vistoEn ? 100 : Math.min(99, Math.round((largoDe(rangos) / enDecimas(duracionEnSegundos)) * 100));

export const avanceALaVista = (avance: Avance, duracionEnSegundos: number): AvanceALaVista =>
  avance.marcado ? "marcado" : porcentajeDe(avance, duracionEnSegundos);

const RANGOS_MAXIMOS = 200;
const decimas = z.int().min(0).max(6000);

/** Report of a player as our pages send it in a form: ranges of seconds, such as `0-120,300-415`. */
export const reporteEnviado = z.object({
  sello: campoExacto(1000),
  posicion: z.coerce.number().pipe(decimas),
  // Each range is two numbers of at most four digits, and a comma between ranges.
  rangos: campoConForma(/^(\d{1,4}-\d{1,4}(,|$))*$/, undefined, { maximo: RANGOS_MAXIMOS * 10 })
    .transform((texto) =>
      texto
        .split(",")
        .filter(Boolean)
        .map((tramo): Rango => {
          const [de, a] = tramo.split("-").map(Number) as [number, number];
          return [de, a];
        }),
    )
    .pipe(z.array(z.tuple([decimas, decimas])).max(RANGOS_MAXIMOS)),
  momento: z.iso.datetime().transform((texto) => new Date(texto)),
});

const segundos = (maximo: number) =>
  z
    .number("Es un número de segundos")
    .min(0, "Va de 0 en adelante")
    .max(maximo, "Es más que cualquier video");

/** Report of a player as the API takes it, in seconds. */
export const cuerpoDeReporte = z.object({
  posicion: segundos(600),
  rangos: z
    .array(z.object({ de: segundos(600), a: segundos(600) }), "Es una lista de tramos")
    .max(RANGOS_MAXIMOS, `Van ${RANGOS_MAXIMOS} tramos o menos`),
  momento: z.iso.datetime("Usa un instante como 2026-11-30T15:00:00Z").optional(),
});
