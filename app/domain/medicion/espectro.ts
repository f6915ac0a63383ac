/**
 * Sums for a line of a spectrum. A signal has a few hundred numbers, few enough to compute one frequency after
 * another.
 */
export interface Linea {
  hercios: number;
  potencia: number;
}

const DESDE_EN_HERCIOS = 0.6;
const HASTA_EN_HERCIOS = 3.3;
const PASO_EN_HERCIOS = 0.005;
/** Width in hertz around a frequency that counts as the same line of the spectrum. */
const ANCHO_EN_HERCIOS = 0.1;

interface EnColores {
  t: number;
  r: number;
  g: number;
  b: number;
}

/**
 * Resamples the signal at even times, because cameras do not take pictures evenly. It interpolates linearly between
 * two pictures.
 */
export function enRejilla(
  muestras: readonly EnColores[],
  fs: number,
): [Float64Array, Float64Array, Float64Array] {
  const inicio = muestras[0]!.t;
  const cuantas = 2 * Math.floor(((muestras.at(-1)!.t - inicio) * fs) / 2);
  const canales = [new Float64Array(cuantas), new Float64Array(cuantas), new Float64Array(cuantas)] as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let anterior = 0;
  for (let i = 0; i < cuantas; i++) {
    const t = inicio + i / fs;
    while (anterior < muestras.length - 2 && muestras[anterior + 1]!.t < t) anterior++;
    const [izquierda, derecha] = [muestras[anterior]!, muestras[anterior + 1]!];
    const entre = derecha.t > izquierda.t ? Math.min(1, (t - izquierda.t) / (derecha.t - izquierda.t)) : 0;
    canales[0][i] = izquierda.r + (derecha.r - izquierda.r) * entre;
    canales[1][i] = izquierda.g + (derecha.g - izquierda.g) * entre;
    canales[2][i] = izquierda.b + (derecha.b - izquierda.b) * entre;
  }
  return canales;
}

/** Removes the linear trend of a signal: a steady rise comes from changing light, not from a heart. */
export function sinTendencia(onda: Float64Array): Float64Array {
  const n = onda.length;
  const medio = (n - 1) / 2;
  let [suma, cruce, cuadrado] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    suma += onda[i]!;
    cruce += (i - medio) * onda[i]!;
    cuadrado += (i - medio) ** 2;
  }
  const pendiente = cuadrado > 0 ? cruce / cuadrado : 0;
  return onda.map((valor, i) => valor - suma / n - pendiente * (i - medio));
}

/** Power of a signal at each frequency of a band, under a Hann window. The default is the band of heartbeats. */
export function espectro(
  onda: Float64Array,
  fs: number,
  { desde, hasta } = { desde: DESDE_EN_HERCIOS, hasta: HASTA_EN_HERCIOS },
): Linea[] {
  const n = onda.length;
  const suave = onda.map((valor, i) => valor * (1 - Math.cos((2 * Math.PI * i) / (n - 1))));
  const lineas: Linea[] = [];
  for (let paso = 0; desde + paso * PASO_EN_HERCIOS <= hasta; paso++) {
    const hercios = desde + paso * PASO_EN_HERCIOS;
    // Goertzel's method (Goertzel 1958) needs two multiplications for each number, instead of a sine and a cosine.
    const giro = 2 * Math.cos((2 * Math.PI * hercios) / fs);
    let [previo, anteprevio] = [0, 0];
    for (let i = 0; i < n; i++) [previo, anteprevio] = [suave[i]! + giro * previo - anteprevio, previo];
    lineas.push({ hercios, potencia: previo ** 2 + anteprevio ** 2 - giro * previo * anteprevio });
  }
  return lineas;
}

/**
 * Signal-to-noise ratio in decibels: power at a frequency and at its double, against all others (de Haan and Jeanne
 * 2013, IEEE TBME 60(10)).
 */
export function apartadoDe(lineas: readonly Linea[], hercios: number): number {
  const cerca = (de: number, esta: number) => Math.abs(de - esta) <= ANCHO_EN_HERCIOS;
  let [delPulso, resto] = [0, 0];
  for (const { hercios: esta, potencia } of lineas) {
    if (cerca(hercios, esta) || cerca(2 * hercios, esta)) delPulso += potencia;
    else resto += potencia;
  }
  if (delPulso === 0) return -Infinity;
  return resto === 0 ? Infinity : 10 * Math.log10(delPulso / resto);
}
