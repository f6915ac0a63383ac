import { z } from "zod";
import type { Fecha } from "../../shared/fechas";
import type { AvanceALaVista } from "./enPalabras";
import { largoDe, recortar, sumar, type Rango } from "./rangos";

/** How far somebody is with a video. Times of the recording are in tenths of a second. */
export interface Avance {
  uid: string;
  posicion: number;
  /** What was really played of it, in whatever order; jumping over something plays nothing of it. */
  rangos: readonly Rango[];
  comenzadoEn: Date;
  /** When the position was as it is. */
  movidoEn: Date;
  vistoEn: Date | null;
  /** Seen by a press alone: it was never played as far as seeing it takes. */
  marcado: boolean;
  /** When it was last seen: to see it again is to play it since. */
  ultimaVezEn: Date | null;
  /** What was played of it since it was last seen. */
  vuelta: readonly Rango[];
}

/** A day of Lima on which a video was seen. */
export interface DiaVisto {
  uid: string;
  dia: Fecha;
  vistoEn: Date;
  /** By a press alone. */
  marcado: boolean;
}

/** What a player tells: all that was played since its page was opened, and where it stands. */
export interface Reporte {
  posicion: number;
  rangos: readonly Rango[];
  /** When it stood there, by the clock of the device. */
  momento: Date;
  /** When its page was opened, by ours; null where nobody can say. */
  abiertoEn: Date | null;
}

/** Who saw so much of it has seen it: what is left out is a title or a farewell. */
export const PARTE_PARA_HABERLO_VISTO = 0.9;
/** Nobody plays faster than this. */
export const VELOCIDADES = [0.75, 1, 1.25, 1.5, 2] as const;
const VELOCIDAD_MAXIMA = Math.max(...VELOCIDADES);
/** Clocks, and the way of a report. */
const HOLGURA_EN_DECIMAS = 100;
/** Whoever stopped so near to the end begins anew the next time; as does who has hardly begun. */
const ORILLA_EN_DECIMAS = 50;

const DECIMAS_POR_SEGUNDO = 10;
export const enDecimas = (segundos: number): number => Math.round(segundos * DECIMAS_POR_SEGUNDO);
export const enSegundos = (decimas: number): number => decimas / DECIMAS_POR_SEGUNDO;

/**
 * The same after one more report. What was played is added to what was known, in whatever order reports come and
 * however often; never more than time allowed since it was begun. The position is that of the latest moment.
 */
export function trasReporte(antes: Avance, reporte: Reporte, largo: number, now: Date): Avance {
  const { abiertoEn } = reporte;
  const comenzadoEn = abiertoEn && abiertoEn < antes.comenzadoEn ? abiertoEn : antes.comenzadoEn;
  const dichos = recortar(reporte.rangos, largo);
  const rangos = sumar(antes.rangos, dichos, presupuestoDesde(comenzadoEn, now));
  // A clock that is ahead must not hold the place for ever.
  const momento = reporte.momento < now ? reporte.momento : now;
  const mueve = momento >= antes.movidoEn;
  const completo = (suyos: readonly Rango[]) => largoDe(suyos) >= largo * PARTE_PARA_HABERLO_VISTO;
  const { ultimaVezEn } = antes;
  // A page that was open when it was last seen tells again what was played before.
  const esOtraVez = ultimaVezEn && momento > ultimaVezEn && (!abiertoEn || abiertoEn > ultimaVezEn);
  const vuelta = esOtraVez ? sumar(antes.vuelta, dichos, presupuestoDesde(ultimaVezEn, now)) : antes.vuelta;
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

/** What changes by seeing it at this moment, for the first time or once more. */
export const visto = ({ vistoEn }: Pick<Avance, "vistoEn">, now: Date) => ({
  vistoEn: vistoEn ?? now,
  ultimaVezEn: now,
  vuelta: [],
});

/** How much can have been played since then. */
const presupuestoDesde = (desde: Date, now: Date): number =>
  Math.floor(((now.getTime() - desde.getTime()) / 100) * VELOCIDAD_MAXIMA) + HOLGURA_EN_DECIMAS;

/** Where to go on, in seconds; what was seen begins anew. */
export function dondeSeguir(
  { posicion, vistoEn }: Pick<Avance, "posicion" | "vistoEn">,
  duracionEnSegundos: number,
): number {
  if (vistoEn) return 0;
  const falta = enDecimas(duracionEnSegundos) - posicion;
  return posicion < ORILLA_EN_DECIMAS || falta < ORILLA_EN_DECIMAS ? 0 : enSegundos(posicion);
}

/** From 0 to 100. */
export const porcentajeDe = ({ rangos, vistoEn }: Avance, duracionEnSegundos: number): number =>
  vistoEn ? 100 : Math.min(99, Math.round((largoDe(rangos) / enDecimas(duracionEnSegundos)) * 100));

export const avanceALaVista = (avance: Avance, duracionEnSegundos: number): AvanceALaVista =>
  avance.marcado ? "marcado" : porcentajeDe(avance, duracionEnSegundos);

const RANGOS_MAXIMOS = 200;
const decimas = z.int().min(0).max(6000);

/** As a page of ours writes it: `0-120,300-415`. */
export const reporteEnviado = z.object({
  sello: z.string().max(1000),
  posicion: z.coerce.number().pipe(decimas),
  rangos: z
    .string()
    .regex(/^(\d{1,4}-\d{1,4}(,|$))*$/)
    .transform((texto) =>
      texto
        .split(",")
        .filter(Boolean)
        .map((uno): Rango => {
          const [de, a] = uno.split("-").map(Number) as [number, number];
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

/** As the API writes it, in seconds. */
export const cuerpoDeReporte = z.object({
  posicion: segundos(600),
  rangos: z
    .array(z.object({ de: segundos(600), a: segundos(600) }), "Es una lista de tramos")
    .max(RANGOS_MAXIMOS, `Van ${RANGOS_MAXIMOS} tramos o menos`),
  momento: z.iso.datetime("Usa un instante como 2026-11-30T15:00:00Z").optional(),
});
