import { z } from "zod";
import { campoConForma, campoExacto } from "../../shared/campos";
import type { Fecha } from "../../shared/fechas";
import type { AvanceALaVista } from "./enPalabras";
import { largoDe, recortar, sumar, type Rango } from "./rangos";

/** Progress of a person in a video. Times of the recording are in tenths of a second. */
export interface Avance {
  uid: string;
  posicion: number;
  /** Stretches that were really played, in any order; a skipped stretch does not count. */
  rangos: readonly Rango[];
  comenzadoEn: Date;
  /** Instant of the position. */
  movidoEn: Date;
  vistoEn: Date | null;
  /** True when the person marked the video as seen, and has never played enough of it. */
  marcado: boolean;
  /** Instant at which the person last finished the video; later playing is a new viewing. */
  ultimaVezEn: Date | null;
  /** Stretches played since it was last seen. */
  vuelta: readonly Rango[];
}

/** A day of Lima on which a video was seen. */
export interface DiaVisto {
  uid: string;
  dia: Fecha;
  vistoEn: Date;
  /** True when the person marked the video as seen without playing enough of it. */
  marcado: boolean;
}

/** Report of a player: all stretches since its page opened, and the position. */
export interface Reporte {
  posicion: number;
  rangos: readonly Rango[];
  /** Instant of that position, by the clock of the device. */
  momento: Date;
  /** Instant at which our server opened the page; null when it is not known. */
  abiertoEn: Date | null;
}

/** Share that counts as seen: the rest is title and farewell. */
export const PARTE_PARA_HABERLO_VISTO = 0.9;
/** Speeds of the player. */
export const VELOCIDADES = [0.75, 1, 1.25, 1.5, 2] as const;
const VELOCIDAD_MAXIMA = Math.max(...VELOCIDADES);
/** Tolerance for clocks and the way of a report. */
const HOLGURA_EN_DECIMAS = 100;
/** Positions this near to the start or the end begin anew. */
const ORILLA_EN_DECIMAS = 50;

const DECIMAS_POR_SEGUNDO = 10;
export const enDecimas = (segundos: number): number => Math.round(segundos * DECIMAS_POR_SEGUNDO);
export const enSegundos = (decimas: number): number => decimas / DECIMAS_POR_SEGUNDO;

/**
 * Progress after another report. The played ranges are added to the known ones; order and repetition do not matter.
 * Their sum never exceeds the time since the person began. The position is the one of the latest moment.
 */
export function trasReporte(antes: Avance, reporte: Reporte, largo: number, now: Date): Avance {
  const { abiertoEn } = reporte;
  const comenzadoEn = abiertoEn && abiertoEn < antes.comenzadoEn ? abiertoEn : antes.comenzadoEn;
  const tramosReportados = recortar(reporte.rangos, largo);
  const rangos = sumar(antes.rangos, tramosReportados, presupuestoDesde(comenzadoEn, now));
  // A clock that is ahead must not hold the place for ever.
  const momento = reporte.momento < now ? reporte.momento : now;
  const mueve = momento >= antes.movidoEn;
  const completo = (tramos: readonly Rango[]) => largoDe(tramos) >= largo * PARTE_PARA_HABERLO_VISTO;
  const { ultimaVezEn } = antes;
  // A page that was open before the last end tells old stretches again: they are no new viewing.
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

/** Fields that change when it is seen, the first time or again. */
export const visto = ({ vistoEn }: Pick<Avance, "vistoEn">, now: Date) => ({
  vistoEn: vistoEn ?? now,
  ultimaVezEn: now,
  vuelta: [],
});

/** Longest stretch that can have been played since then. */
const presupuestoDesde = (desde: Date, now: Date): number =>
  Math.floor(((now.getTime() - desde.getTime()) / 100) * VELOCIDAD_MAXIMA) + HOLGURA_EN_DECIMAS;

/** Position to go on from, in seconds; a seen video begins anew. */
export function dondeSeguir(
  { posicion, vistoEn }: Pick<Avance, "posicion" | "vistoEn">,
  duracionEnSegundos: number,
): number {
  if (vistoEn) return 0;
  const falta = enDecimas(duracionEnSegundos) - posicion;
  return posicion < ORILLA_EN_DECIMAS || falta < ORILLA_EN_DECIMAS ? 0 : enSegundos(posicion);
}

/** Percentage seen, 0 to 100. */
export const porcentajeDe = ({ rangos, vistoEn }: Avance, duracionEnSegundos: number): number =>
  vistoEn ? 100 : Math.min(99, Math.round((largoDe(rangos) / enDecimas(duracionEnSegundos)) * 100));

export const avanceALaVista = (avance: Avance, duracionEnSegundos: number): AvanceALaVista =>
  avance.marcado ? "marcado" : porcentajeDe(avance, duracionEnSegundos);

const RANGOS_MAXIMOS = 200;
const decimas = z.int().min(0).max(6000);

/** Report as our pages write it: `0-120,300-415`. */
export const reporteEnviado = z.object({
  sello: campoExacto(1000),
  posicion: z.coerce.number().pipe(decimas),
  // Two numbers of four digits and a comma each.
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

/** Report as the API writes it, in seconds. */
export const cuerpoDeReporte = z.object({
  posicion: segundos(600),
  rangos: z
    .array(z.object({ de: segundos(600), a: segundos(600) }), "Es una lista de tramos")
    .max(RANGOS_MAXIMOS, `Van ${RANGOS_MAXIMOS} tramos o menos`),
  momento: z.iso.datetime("Usa un instante como 2026-11-30T15:00:00Z").optional(),
});
