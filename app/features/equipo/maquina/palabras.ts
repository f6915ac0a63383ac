const UNIDADES = [
  [86_400_000, "día", "días"],
  [3_600_000, "h", "h"],
  [60_000, "min", "min"],
  [1000, "s", "s"],
] as const;

/** Milliseconds in the largest unit that fits, rounded down: "3 días", "2 h", "12 s". */
export function duracion(ms: number): string {
  const [tamano, una, varias] = UNIDADES.find(([cuanto]) => ms >= cuanto) ?? UNIDADES[3];
  const cuantas = Math.max(0, Math.floor(ms / tamano));
  return `${cuantas} ${cuantas === 1 ? una : varias}`;
}

export const hace = (instante: Date, ahora: Date): string =>
  `hace ${duracion(ahora.getTime() - instante.getTime())}`;

const MEDIDAS = ["B", "kB", "MB", "GB", "TB"] as const;

/** Bytes in words, in steps of 1,000: "14 MB". */
export function enBytes(bytes: number): string {
  const paso = Math.min(MEDIDAS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const cuantos = bytes / 1000 ** paso;
  return `${cuantos < 10 && paso > 0 ? cuantos.toFixed(1).replace(".", ",") : Math.round(cuantos)} ${MEDIDAS[paso]}`;
}
