/**
 * Reads a QR code as a telephone does: from its dark squares alone, without its text and without our own code (ISO/IEC
 * 18004, versions 1 to 6). It corrects nothing: a wrong square makes it throw.
 */

/** Blocks of a QR code at correction level M, by version, and the bytes of correction in a block. */
const BLOQUES_M = [
  [1, 10],
  [1, 16],
  [1, 26],
  [2, 18],
  [2, 24],
  [4, 16],
] as const;
const CORRECCION_M = 0b00;
const MASCARA_DEL_FORMATO = 0b101010000010010;
const MASCARAS: ((fila: number, columna: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Squares of a QR code by row, true for a dark one, without the white border. */
type Cuadros = readonly (readonly boolean[])[];

export function leerQr(cuadros: Cuadros): string {
  const lado = cuadros.length;
  const version = (lado - 17) / 4;
  const partes = BLOQUES_M[version - 1];
  if (!partes) throw new Error(`no version has ${lado} squares a side`);
  const [bloques, deCorreccion] = partes;
  const { correccion, mascara } = formatoDe(cuadros);
  if (correccion !== CORRECCION_M) throw new Error(`its correction is ${correccion}, not M`);
  const bits = [...recorrer(lado)]
    .filter(([fila, columna]) => !esDeFuncion(fila, columna, lado))
    .map(([fila, columna]) => Number(cuadros[fila]![columna]! !== (MASCARAS[mascara]!(fila, columna) === 0)));
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, indice) =>
    numeroDe(bits.slice(indice * 8, indice * 8 + 8)),
  );
  // The blocks of a QR code are interleaved byte by byte: the text first, then the correction.
  const bytesPorBloque = Array.from({ length: bloques }, (_, indice) =>
    bytes.filter((_, n) => n % bloques === indice),
  );
  for (const bloque of bytesPorBloque) exigirSinErrores(bloque, deCorreccion);
  return textoDe(bytesPorBloque.flatMap((bloque) => bloque.slice(0, -deCorreccion)));
}

const numeroDe = (bits: readonly number[]) => bits.reduce((numero, bit) => numero * 2 + bit, 0);

/** Format of a QR code beside its upper corner: the correction level and the mask. */
function formatoDe(cuadros: Cuadros) {
  const alrededor = [0, 1, 2, 3, 4, 5, 7].map((columna) => [8, columna] as const);
  const hacia = [8, 7, 5, 4, 3, 2, 1, 0].map((fila) => [fila, 8] as const);
  const formato =
    numeroDe([...alrededor, ...hacia].map(([fila, columna]) => Number(cuadros[fila]![columna]))) ^
    MASCARA_DEL_FORMATO;
  return { correccion: formato >> 13, mascara: (formato >> 10) & 0b111 };
}

/**
 * Order in which the squares of a QR code are read: pairs of columns from the right, up and down in turns, without the
 * timing column.
 */
function* recorrer(lado: number): Generator<[fila: number, columna: number]> {
  let sube = true;
  for (let derecha = lado - 1; derecha > 0; derecha -= 2) {
    if (derecha === 6) derecha--;
    for (let n = 0; n < lado; n++) {
      const fila = sube ? lado - 1 - n : n;
      yield [fila, derecha];
      yield [fila, derecha - 1];
    }
    sube = !sube;
  }
}

function esDeFuncion(fila: number, columna: number, lado: number): boolean {
  const enEsquina = (fila < 9 && (columna < 9 || columna >= lado - 8)) || (fila >= lado - 8 && columna < 9);
  const deTiempo = fila === 6 || columna === 6;
  const centro = lado - 7;
  const deAlineacion = lado > 21 && Math.abs(fila - centro) <= 2 && Math.abs(columna - centro) <= 2;
  return enEsquina || deTiempo || deAlineacion;
}

/** Checks a block of a QR code by Reed-Solomon over GF(256): a block without an error gives 0 at each power of 2. */
function exigirSinErrores(bloque: readonly number[], deCorreccion: number) {
  let potencia = 1;
  for (let n = 0; n < deCorreccion; n++) {
    const potenciaDeEsta = potencia;
    if (bloque.reduce((suma, byte) => por(suma, potenciaDeEsta) ^ byte, 0) !== 0)
      throw new Error("its bytes are not those that its correction says");
    potencia = por(potencia, 2);
  }
}
function por(primero: number, segundo: number): number {
  let producto = 0;
  for (let bit = 7; bit >= 0; bit--) {
    producto = (producto << 1) ^ ((producto >> 7) * 0b100011101);
    producto ^= ((segundo >> bit) & 1) * primero;
  }
  return producto;
}

/** Text of a QR code, which follows its length in bytes. */
function textoDe(bytes: readonly number[]): string {
  const bits = bytes.flatMap((byte) => Array.from(byte.toString(2).padStart(8, "0"), Number));
  const modo = numeroDe(bits.slice(0, 4));
  if (modo !== 0b0100) throw new Error(`it does not hold bytes, but mode ${modo}`);
  const cuantos = numeroDe(bits.slice(4, 12));
  const texto = Array.from({ length: cuantos }, (_, n) => numeroDe(bits.slice(12 + n * 8, 20 + n * 8)));
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(texto));
}
