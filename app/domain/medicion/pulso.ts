import { done, refuse, type Result } from "../shared/result";
import { apartadoDe, enRejilla, espectro, sinTendencia } from "./espectro";

/** Summary of one picture of the camera: means over the skin within the oval. The picture itself is discarded. */
export interface Muestra {
  /** Time of the picture in seconds, by the camera's own clock. */
  t: number;
  r: number;
  g: number;
  b: number;
  /** Share of the oval in which the picture shows skin, from 0 to 1. */
  piel: number;
  /** Mean light of the picture within the oval, from 0 to 255. */
  luz: number;
  /** Difference of light from the picture before, from 0 to 255. */
  movimiento: number;
}

export interface Estimacion {
  latidosPorMinuto: number;
  /** Signal-to-noise ratio: power of the pulse against all the rest, in decibels. */
  senalSobreRuido: number;
  /** Difference in beats a minute between the pulse of the first half of a measurement and that of the second. */
  diferencia: number;
  imagenesPorSegundo: number;
  segundos: number;
}

/** Reason why a measurement gave no number. Each has its text and its remedy in `motivos.ts`. */
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
/** Most change of light (0 to 255) from one picture to the next; a face that holds still stays far below. */
const MOVIMIENTO_MAXIMO = 6;
const PARTE_QUE_SE_MUEVE = 0.3;
/**
 * Least signal-to-noise ratio, in decibels, at which a pulse is shown. A signal without a pulse reached 0.7 at most; a
 * clean one 8 and more.
 */
export const SENAL_SOBRE_RUIDO_MINIMA = 3;
export const DIFERENCIA_MAXIMA = 5;
const BANDA = { desde: 0.75, hasta: 3 } as const;
const IMAGENES_DE_LA_REJILLA = 30;
const VENTANA_EN_SEGUNDOS = 1.6;

type Canales = readonly [Float64Array, Float64Array, Float64Array];

/** Defect of a picture that keeps the pulse from being measured: light, face or movement. Null for a good picture. */
export function estorboDe({ luz, piel, movimiento }: Pick<Muestra, "luz" | "piel" | "movimiento">) {
  if (luz < LUZ_MINIMA) return "poca-luz";
  if (luz > LUZ_MAXIMA) return "mucha-luz";
  if (piel < PIEL_MINIMA) return "sin-rostro";
  return movimiento > MOVIMIENTO_MAXIMO ? "mucho-movimiento" : null;
}

/**
 * Estimates the pulse in beats a minute from pictures of a face. Refuses with the reason when the number would be
 * doubtful.
 */
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

/** Checks that the pictures can hold a pulse at all, before one is looked for. */
function calidadDe(
  muestras: readonly Muestra[],
): Result<Pick<Estimacion, "imagenesPorSegundo" | "segundos">, MotivoSinMedida> {
  const segundos = (muestras.at(-1)?.t ?? 0) - (muestras[0]?.t ?? 0);
  if (segundos < SEGUNDOS_MINIMOS) return refuse("poco-tiempo");
  const media = (de: (muestra: Muestra) => number) =>
    muestras.reduce((suma, muestra) => suma + de(muestra), 0) / muestras.length;
  const luz = media((muestra) => muestra.luz);
  if (luz < LUZ_MINIMA) return refuse("poca-luz");
  if (luz > LUZ_MAXIMA) return refuse("mucha-luz");
  if (media((muestra) => muestra.piel) < PIEL_MINIMA) return refuse("sin-rostro");
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
 * Method "plane orthogonal to skin" (Wang, den Brinker, Stuijk and de Haan 2017). In windows of 1.6 s each colour
 * channel is divided by its mean. Two projections cancel light and shadow out; their weighted sum cancels the rest of
 * the movement.
 */
function pos([rojo, verde, azul]: Canales, fs: number): Float64Array {
  const largo = Math.ceil(VENTANA_EN_SEGUNDOS * fs);
  const onda = new Float64Array(rojo.length);
  const primera = new Float64Array(largo);
  const segunda = new Float64Array(largo);
  for (let inicio = 0; inicio + largo <= rojo.length; inicio++) {
    const [r, g, b] = [rojo, verde, azul].map((canal) => mediaDe(canal, inicio, largo)) as [
      number,
      number,
      number,
    ];
    for (let i = 0; i < largo; i++) {
      const [cr, cg, cb] = [rojo[inicio + i]! / r, verde[inicio + i]! / g, azul[inicio + i]! / b];
      primera[i] = cg - cb;
      segunda[i] = cg + cb - 2 * cr;
    }
    const enOtro = desviacion(segunda);
    const peso = enOtro > 0 ? desviacion(primera) / enOtro : 0;
    let suma = 0;
    for (let i = 0; i < largo; i++) suma += primera[i]! + peso * segunda[i]!;
    for (let i = 0; i < largo; i++) onda[inicio + i]! += primera[i]! + peso * segunda[i]! - suma / largo;
  }
  return onda;
}

/**
 * Strongest frequency of the signal in the band of heartbeats. Its strength is the power there and at its double,
 * against the rest.
 */
function frecuenciaDe(onda: Float64Array) {
  const lineas = espectro(sinTendencia(onda), IMAGENES_DE_LA_REJILLA);
  const posibles = lineas.filter(({ hercios }) => hercios >= BANDA.desde && hercios <= BANDA.hasta);
  const { hercios } = posibles.reduce((mayor, linea) => (linea.potencia > mayor.potencia ? linea : mayor));
  return { hercios, senalSobreRuido: apartadoDe(lineas, hercios) };
}

/**
 * True when the heart may beat at half the found frequency. A heart too slow for the band shows only its double: a
 * calm number for a person who needs a second look. So power at half the frequency is not taken for noise.
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
/**
 * Share of power at half the found frequency from which the number is refused. It was 0.008 at most for right numbers,
 * and 4.7 at least for doubled ones.
 */
const PARTE_DE_LA_MITAD = 0.1;

/**
 * True when the colour of the face changes as blood changes it: more in green than in red. A flickering lamp or screen
 * does not, or it changes the picture far more than a heart does.
 */
function tieneElColorDelPulso(canales: Canales, hercios: number): boolean {
  const [rojo, verde] = canales.map((canal) => amplitudDe(canal, hercios)) as [number, number];
  return verde > rojo && verde < AMPLITUD_MAXIMA;
}
/** Largest amplitude of a colour channel, divided by its mean, that a heartbeat can cause. */
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
