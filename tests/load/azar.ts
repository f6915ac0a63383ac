/** Pseudorandom numbers that are the same in every run (mulberry32). */
export type Azar = () => number;

export function makeAzar(semilla: number): Azar {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random whole number from `desde` to `hasta`, both included. */
export const entero = (azar: Azar, desde: number, hasta: number) =>
  desde + Math.floor(azar() * (hasta - desde + 1));

export const alguno = <T>(azar: Azar, lista: readonly T[]): T => lista[Math.floor(azar() * lista.length)]!;

/** Draws a name, each as often as its weight says. */
export function segunPeso<T extends string>(azar: Azar, pesos: Readonly<Record<T, number>>): T {
  const nombres = Object.keys(pesos) as T[];
  let resto = azar() * nombres.reduce((suma, nombre) => suma + pesos[nombre], 0);
  return nombres.find((nombre) => (resto -= pesos[nombre]) < 0) ?? nombres[0]!;
}
