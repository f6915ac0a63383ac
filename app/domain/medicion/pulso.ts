import { done, refuse, type Result } from "../shared/result";
import { apartadoDe, enRejilla, espectro, sinTendencia } from "./espectro";

/** What one picture of the camera comes to: means over the skin within the oval. The picture itself is gone. */
export interface Muestra {
  /** In seconds, of the camera's own clock. */
  t: number;
  r: number;
  g: number;
  b: number;
  /** How much of the oval is skin, from 0 to 1. */
  piel: number;
  /** Mean light of the oval, from 0 to 255. */
  luz: number;
  /** How much the picture differs from the one before it, in the same units as light. */
  movimiento: number;
}

export interface Estimacion {
  latidosPorMinuto: number;
  /** In decibels: the power of the pulse beside that of all else. */
  senalSobreRuido: number;
  /** In beats a minute, between what the first and the second half say. */
  diferencia: number;
  imagenesPorSegundo: number;
  segundos: number;
}

/** Why there is no number. Each has its words and its remedy in `motivos.ts`. */
export type MotivoSinMedida =
  | "poco-tiempo"
  | "pocas-imagenes"
  | "con-cortes"
  | "sin-rostro"
  | "poca-luz"
  | "mucha-luz"
  | "mucho-movimiento"
  | "senal-debil"
  | "sin-acuerdo"
  | "dos-ritmos"
  | "no-parece-pulso";

export const SEGUNDOS_QUE_SE_MIDEN = 25;
export const SEGUNDOS_MINIMOS = 20;
export const IMAGENES_POR_SEGUNDO_MINIMAS = 20;
const CORTE_MAXIMO_EN_SEGUNDOS = 0.5;
const LUZ_MINIMA = 40;
const LUZ_MAXIMA = 235;
const PIEL_MINIMA = 0.3;
/** In units of light from one picture to the next: a face that holds still stays far below it. */
const MOVIMIENTO_MAXIMO = 6;
const PARTE_QUE_SE_MUEVE = 0.3;
/** With no pulse in it a signal came to 0.7 dB at most; a clean one to 8 and more. */
export const SENAL_SOBRE_RUIDO_MINIMA = 3;
export const DIFERENCIA_MAXIMA = 5;
const BANDA = { desde: 0.75, hasta: 3 } as const;
const IMAGENES_DE_LA_REJILLA = 30;
const VENTANA_EN_SEGUNDOS = 1.6;

type Canales = readonly [Float64Array, Float64Array, Float64Array];

/** What keeps a picture from being measured; null for one that serves. */
export function estorboDe({ luz, piel, movimiento }: Pick<Muestra, "luz" | "piel" | "movimiento">) {
  if (luz < LUZ_MINIMA) return "poca-luz";
  if (luz > LUZ_MAXIMA) return "mucha-luz";
  if (piel < PIEL_MINIMA) return "sin-rostro";
  return movimiento > MOVIMIENTO_MAXIMO ? "mucho-movimiento" : null;
}

/** Beats a minute from what a camera saw of a face; or why a number would be doubtful. */
export function estimarPulso(muestras: readonly Muestra[]): Result<Estimacion, MotivoSinMedida> {
  const calidad = calidadDe(muestras);
  if (!calidad.ok) return calidad;
  const canales = enRejilla(muestras, IMAGENES_DE_LA_REJILLA);
  const onda = pos(canales, IMAGENES_DE_LA_REJILLA);
  const entera = frecuenciaDe(onda);
  if (entera.senalSobreRuido < SENAL_SOBRE_RUIDO_MINIMA) return refuse(porQueEsDebil(muestras));
  const mitad = onda.length / 2;
  const [primera, segunda] = [frecuenciaDe(onda.slice(0, mitad)), frecuenciaDe(onda.slice(mitad))];
  const diferencia = Math.abs(primera.hercios - segunda.hercios) * 60;
  if (diferencia > DIFERENCIA_MAXIMA) return refuse("sin-acuerdo");
  if (puedeSerLaMitad(onda, entera.hercios)) return refuse("dos-ritmos");
  if (!tieneElColorDelPulso(canales, entera.hercios)) return refuse("no-parece-pulso");
  return done({
    ...calidad.value,
    latidosPorMinuto: Math.round(entera.hercios * 60),
    senalSobreRuido: conUnDecimal(entera.senalSobreRuido),
    diferencia: conUnDecimal(diferencia),
  });
}

/** Whether the pictures can hold a pulse at all, before one is looked for. */
function calidadDe(
  muestras: readonly Muestra[],
): Result<Pick<Estimacion, "imagenesPorSegundo" | "segundos">, MotivoSinMedida> {
  const segundos = (muestras.at(-1)?.t ?? 0) - (muestras[0]?.t ?? 0);
  if (segundos < SEGUNDOS_MINIMOS) return refuse("poco-tiempo");
  const media = (de: (una: Muestra) => number) =>
    muestras.reduce((suma, una) => suma + de(una), 0) / muestras.length;
  const luz = media((una) => una.luz);
  if (luz < LUZ_MINIMA) return refuse("poca-luz");
  if (luz > LUZ_MAXIMA) return refuse("mucha-luz");
  if (media((una) => una.piel) < PIEL_MINIMA) return refuse("sin-rostro");
  const imagenesPorSegundo = (muestras.length - 1) / segundos;
  if (imagenesPorSegundo < IMAGENES_POR_SEGUNDO_MINIMAS) return refuse("pocas-imagenes");
  if (muestras.some(({ t }, indice) => t - (muestras[indice - 1]?.t ?? t) > CORTE_MAXIMO_EN_SEGUNDOS))
    return refuse("con-cortes");
  return done({ imagenesPorSegundo: conUnDecimal(imagenesPorSegundo), segundos: conUnDecimal(segundos) });
}

function porQueEsDebil(muestras: readonly Muestra[]): MotivoSinMedida {
  const seMueve = muestras.filter(({ movimiento }) => movimiento > MOVIMIENTO_MAXIMO).length;
  return seMueve / muestras.length > PARTE_QUE_SE_MUEVE ? "mucho-movimiento" : "senal-debil";
}

/**
 * "Plane orthogonal to skin" (Wang, den Brinker, Stuijk, de Haan, 2017): in windows of 1.6 s each channel over its
 * mean, two projections in which light and shadow cancel out, and their sum weighted so that what is left of movement
 * cancels out too.
 */
function pos([rojo, verde, azul]: Canales, fs: number): Float64Array {
  const largo = Math.ceil(VENTANA_EN_SEGUNDOS * fs);
  const onda = new Float64Array(rojo.length);
  const uno = new Float64Array(largo);
  const otro = new Float64Array(largo);
  for (let inicio = 0; inicio + largo <= rojo.length; inicio++) {
    const [r, g, b] = [rojo, verde, azul].map((canal) => mediaDe(canal, inicio, largo)) as [
      number,
      number,
      number,
    ];
    for (let i = 0; i < largo; i++) {
      const [cr, cg, cb] = [rojo[inicio + i]! / r, verde[inicio + i]! / g, azul[inicio + i]! / b];
      uno[i] = cg - cb;
      otro[i] = cg + cb - 2 * cr;
    }
    const enOtro = desviacion(otro);
    const peso = enOtro > 0 ? desviacion(uno) / enOtro : 0;
    let suma = 0;
    for (let i = 0; i < largo; i++) suma += uno[i]! + peso * otro[i]!;
    for (let i = 0; i < largo; i++) onda[inicio + i]! += uno[i]! + peso * otro[i]! - suma / largo;
  }
  return onda;
}

/** The strongest frequency of a heart, and how far it stands out: its power and that of its first overtone beside all else. */
function frecuenciaDe(onda: Float64Array) {
  const lineas = espectro(sinTendencia(onda), IMAGENES_DE_LA_REJILLA);
  const posibles = lineas.filter(({ hercios }) => hercios >= BANDA.desde && hercios <= BANDA.hasta);
  const { hercios } = posibles.reduce((mayor, una) => (una.potencia > mayor.potencia ? una : mayor));
  return { hercios, senalSobreRuido: apartadoDe(lineas, hercios) };
}

/**
 * Of a heart that is too slow for the band only the overtone is seen, which is twice as fast: a calm number for
 * somebody who needs a second look. What stands at half the frequency is no noise then.
 */
function puedeSerLaMitad(onda: Float64Array, hercios: number): boolean {
  const potenciaEn = (esta: number) => {
    const cerca = { desde: esta - CERCA_EN_HERCIOS, hasta: esta + CERCA_EN_HERCIOS };
    const lineas = espectro(sinTendencia(onda), IMAGENES_DE_LA_REJILLA, cerca);
    return Math.max(...lineas.map(({ potencia }) => potencia));
  };
  return potenciaEn(hercios / 2) > PARTE_DE_LA_MITAD * potenciaEn(hercios);
}
const CERCA_EN_HERCIOS = 0.04;
/** Where the number was right it came to 0.008 at most, and to 4.7 at least where it was double. */
const PARTE_DE_LA_MITAD = 0.1;

/**
 * Blood takes more green than red out of the light. A lamp or a screen that flickers does not, or changes the picture
 * far more than any heart does.
 */
function tieneElColorDelPulso(canales: Canales, hercios: number): boolean {
  const [rojo, verde] = canales.map((canal) => amplitudDe(canal, hercios)) as [number, number];
  return verde > rojo && verde < AMPLITUD_MAXIMA;
}
/** Of a channel over its mean. */
const AMPLITUD_MAXIMA = 0.04;

function amplitudDe(canal: Float64Array, hercios: number): number {
  const media = mediaDe(canal, 0, canal.length);
  const plano = sinTendencia(canal);
  let [coseno, seno, peso] = [0, 0, 0];
  for (let i = 0; i < plano.length; i++) {
    const ventana = 1 - Math.cos((2 * Math.PI * i) / (plano.length - 1));
    const angulo = (2 * Math.PI * hercios * i) / IMAGENES_DE_LA_REJILLA;
    coseno += ventana * plano[i]! * Math.cos(angulo);
    seno += ventana * plano[i]! * Math.sin(angulo);
    peso += ventana;
  }
  return (2 * Math.hypot(coseno, seno)) / peso / media;
}

function mediaDe(valores: Float64Array, desde: number, cuantos: number): number {
  let suma = 0;
  for (let i = desde; i < desde + cuantos; i++) suma += valores[i]!;
  return suma / cuantos;
}

function desviacion(valores: Float64Array): number {
  const media = mediaDe(valores, 0, valores.length);
  let suma = 0;
  for (const valor of valores) suma += (valor - media) ** 2;
  return Math.sqrt(suma / valores.length);
}

const conUnDecimal = (valor: number) => Math.round(valor * 10) / 10;
