/** Sums over frequencies of a few hundred numbers: small enough to be done one frequency after another. */
export interface Linea {
  hercios: number;
  potencia: number;
}

const DESDE_EN_HERCIOS = 0.6;
const HASTA_EN_HERCIOS = 3.3;
const PASO_EN_HERCIOS = 0.005;
/** Around a frequency, what is still of it. */
const ANCHO_EN_HERCIOS = 0.1;

interface EnColores {
  t: number;
  r: number;
  g: number;
  b: number;
}

/** The same signal at even times: cameras do not keep them. Between two pictures it goes straight from one to the other. */
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
    const [una, otra] = [muestras[anterior]!, muestras[anterior + 1]!];
    const entre = otra.t > una.t ? Math.min(1, (t - una.t) / (otra.t - una.t)) : 0;
    canales[0][i] = una.r + (otra.r - una.r) * entre;
    canales[1][i] = una.g + (otra.g - una.g) * entre;
    canales[2][i] = una.b + (otra.b - una.b) * entre;
  }
  return canales;
}

/** Without its straight line: what rises all the time is light that changes, and no heart. */
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

/** The power of each frequency of a band, under a Hann window: of the band in which hearts beat, unless another is said. */
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
    // Goertzel: two multiplications for each number, in the place of a sine and a cosine.
    const giro = 2 * Math.cos((2 * Math.PI * hercios) / fs);
    let [uno, antes] = [0, 0];
    for (let i = 0; i < n; i++) [uno, antes] = [suave[i]! + giro * uno - antes, uno];
    lineas.push({ hercios, potencia: uno ** 2 + antes ** 2 - giro * uno * antes });
  }
  return lineas;
}

/** In decibels, the power at a frequency and at twice that one beside the power of all others. */
export function apartadoDe(lineas: readonly Linea[], hercios: number): number {
  const cerca = (de: number, esta: number) => Math.abs(de - esta) <= ANCHO_EN_HERCIOS;
  let [suyo, resto] = [0, 0];
  for (const { hercios: esta, potencia } of lineas) {
    if (cerca(hercios, esta) || cerca(2 * hercios, esta)) suyo += potencia;
    else resto += potencia;
  }
  if (suyo === 0) return -Infinity;
  return resto === 0 ? Infinity : 10 * Math.log10(suyo / resto);
}
