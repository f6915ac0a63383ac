import type { Guion } from "../../../app/domain/contenido/esquemas";
import { azar } from "./trazos";

/**
 * Sounds of videos, by the words with which the captions describe them. A sound is a function of the time since it
 * began. One that lasts through the video begins and ends softly.
 */
type Sonido = (t: number, dura: number) => number;

const TAU = 2 * Math.PI;
const seno = (frecuencia: number, t: number) => Math.sin(TAU * frecuencia * t);
const caida = (t: number, segundos: number) => Math.exp(-t / segundos);
const entrada = (t: number, segundos: number) => Math.min(1, t / segundos);

/** Sound of a plucked string: its higher parts fade first. */
const cuerda = (frecuencia: number, t: number, dura: number) =>
  t < 0
    ? 0
    : entrada(t, 0.008) *
      (seno(frecuencia, t) * caida(t, dura) +
        0.35 * seno(frecuencia * 2, t) * caida(t, dura / 2) +
        0.12 * seno(frecuencia * 3, t) * caida(t, dura / 4));

/** Notes of the pentatonic scale of the sierra, which sound well in any order. */
const ESCALA = [220, 261.63, 293.66, 329.63, 392, 440, 523.25];

function melodia(t: number, pulso: number, dura: number, semilla: number): number {
  let suma = 0;
  const ahora = Math.floor(t / pulso);
  for (let nota = Math.max(0, ahora - 5); nota <= ahora; nota++) {
    // A note sounds on most beats, and always on the first of four.
    if (nota % 4 !== 0 && azar(nota * 3 + semilla) < 0.4) continue;
    const frecuencia = ESCALA[Math.floor(azar(nota * 7 + semilla) * ESCALA.length)]!;
    suma += cuerda(frecuencia, t - nota * pulso, dura) * (nota % 4 === 0 ? 0.26 : 0.18);
  }
  return suma + colchon(t, pulso * 16);
}

/** Sound of chords that swell and give way to one another. */
function colchon(t: number, dura: number): number {
  const ACORDES = [
    [110, 164.81, 220],
    [130.81, 196, 261.63],
    [98, 146.83, 196],
    [110, 164.81, 246.94],
  ];
  const acorde = ACORDES[Math.floor(t / dura) % ACORDES.length]!;
  const dentro = (t % dura) / dura;
  return Math.sin(Math.PI * dentro) ** 0.7 * 0.06 * acorde.reduce((suma, nota) => suma + seno(nota, t), 0);
}

/** Sound of noise without its sharp part. Each sample depends only on its position, so that it is always the same. */
function ruido(t: number, paso: number): number {
  const lugar = t / paso;
  const [antes, fase] = [Math.floor(lugar), lugar % 1];
  const mezcla = (1 - Math.cos(Math.PI * fase)) / 2;
  return (azar(antes) * 2 - 1) * (1 - mezcla) + (azar(antes + 1) * 2 - 1) * mezcla;
}

const olas: Sonido = (t) => {
  const viene = (1 - Math.cos((t / 10) * TAU)) / 2;
  return (
    ruido(t, 1 / 900) * (0.05 + 0.13 * viene ** 2) + ruido(t, 1 / 3600) * 0.05 * viene ** 4 + colchon(t, 20)
  );
};
const grillos: Sonido = (t) => {
  const canta = Math.max(0, seno(0.35, t)) * Math.max(0, seno(14, t));
  return seno(4200, t) * 0.012 * canta + melodia(t, 1.7, 1.6, 31) * 0.8;
};

const AMBIENTES: Record<string, Sonido> = {
  "Olas suaves": olas,
  "Melodía tranquila": (t) => melodia(t, 0.95, 1.2, 5),
  "Melodía animada": (t) => melodia(t, 0.48, 0.7, 17),
  "Grillos y una melodía lenta": grillos,
};

const cuenco: Sonido = (t) =>
  entrada(t, 0.01) *
  0.32 *
  (seno(196, t) * caida(t, 2.6) + 0.5 * seno(392.7, t) * caida(t, 1.9) + 0.25 * seno(588.4, t) * caida(t, 1));
const campanilla: Sonido = (t) =>
  entrada(t, 0.004) * 0.16 * (seno(1046.5, t) * caida(t, 0.6) + 0.4 * seno(1568, t) * caida(t, 0.35));
const moneda: Sonido = (t) =>
  [0, 0.14, 0.23].reduce(
    (suma, golpe, i) =>
      t < golpe
        ? suma
        : suma +
          (seno(2093 + i * 120, t - golpe) + 0.5 * seno(3240, t - golpe)) *
            caida(t - golpe, 0.12) *
            (0.12 - i * 0.03),
    0,
  );
const burbujas: Sonido = (t) => {
  if (t > 3) return 0;
  const [burbuja, dentro] = [Math.floor(t / 0.16), t % 0.16];
  return azar(burbuja * 5) < 0.35
    ? 0
    : seno(360 + azar(burbuja) * 300 + dentro * 1800, dentro) * caida(dentro, 0.035) * 0.14;
};
/** Sound of a tone that goes up, or down, all through its line of the script. */
const deslizar =
  (de: number, a: number): Sonido =>
  (t, dura) => {
    const ciclos = de * t + ((a - de) * t * t) / (2 * dura);
    const forma = Math.sin(Math.PI * Math.min(1, t / dura)) ** 0.8;
    return t > dura ? 0 : forma * (0.13 * Math.sin(TAU * ciclos) + 0.05 * Math.sin(TAU * ciclos * 1.5));
  };

const EFECTOS: Record<string, Sonido> = {
  "Suena un cuenco": cuenco,
  Campanilla: campanilla,
  "Cae una moneda": moneda,
  Burbujas: burbujas,
  "Tono que sube": deslizar(196, 294),
  "Tono que baja": deslizar(294, 196),
};

export const SONIDOS = [...Object.keys(AMBIENTES), ...Object.keys(EFECTOS)];
const COLA_EN_SEGUNDOS = 9;

/** Samples of a script's sound, between −1 and 1; `muestras` per second. */
export function sonidoDe({ duracion, pistas }: Guion, muestras: number): Float32Array {
  const onda = new Float32Array(duracion * muestras);
  for (const { de, a, sonido } of pistas) {
    if (sonido === undefined) continue;
    const ambiente = AMBIENTES[sonido];
    const sonar = ambiente ?? EFECTOS[sonido];
    if (!sonar) throw new Error(`El estudio no sabe hacer «${sonido}». Sabe: ${SONIDOS.join(", ")}.`);
    const hasta = ambiente ? duracion : Math.min(duracion, de + COLA_EN_SEGUNDOS);
    for (let i = Math.floor(de * muestras); i < Math.floor(hasta * muestras); i++) {
      const t = i / muestras - de;
      const borde = ambiente ? entrada(t, 2) : 1;
      onda[i]! += sonar(t, a - de) * borde * Math.min(1, (duracion - i / muestras) / 3);
    }
  }
  return onda;
}
