import { falladas, type Cifra } from "../informe";

export const segundos = (ms: number | null) => {
  if (ms === null) return "nunca";
  return ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
};

export const hasta = (que: string, ms: number | null, metaEnMs: number): Cifra => ({
  que,
  valor: segundos(ms),
  meta: { texto: `≤ ${segundos(metaEnMs)}`, cumple: ms !== null && ms <= metaEnMs },
  delReloj: ms !== null,
});

/**
 * Figure for a number that must be 0 among the `entre` things that were examined. When nothing was examined the goal
 * is missed.
 */
export const ninguno = (que: string, cuantos: number, { entre }: { entre: number }): Cifra => ({
  que,
  valor: `${cuantos} de ${entre}`,
  meta: { texto: "0", cumple: entre > 0 && cuantos === 0 },
});

/** Figure for something that happens once or not at all, and must not happen. */
export const nunca = (que: string, ocurrio: boolean): Cifra => ninguno(que, Number(ocurrio), { entre: 1 });

export const todas = <T>(que: string, vistas: readonly T[], bien: (vista: T) => boolean): Cifra => ({
  que,
  valor: `${vistas.filter(bien).length} de ${vistas.length}`,
  meta: { texto: "todas", cumple: vistas.length > 0 && vistas.every(bien) },
});

export const alguno = (que: string, cuantos: number): Cifra => ({
  que,
  valor: String(cuantos),
  meta: { texto: "≥ 1", cumple: cuantos > 0 },
});

/** Figure for a number that is known beforehand: no more, no fewer, and not none. */
export const cuantos = (que: string, hay: number, debidos: number): Cifra => ({
  que,
  valor: `${hay} de ${debidos}`,
  meta: { texto: "todos", cumple: debidos > 0 && hay === debidos },
});

export const suma = (veces: Record<string, number>) =>
  Object.values(veces).reduce((total, cuantas) => total + cuantas, 0);

/** Figure for a fault that was put in on purpose: a checker that does not see it is worth nothing. */
export function deteccionDe(falla: string, cifras: readonly Cifra[]): Cifra {
  const vistas = falladas(cifras);
  return {
    que: `con una falla puesta a propósito (${falla}), metas que no se cumplen`,
    valor: vistas.join("; ") || "0",
    meta: { texto: "≥ 1", cumple: cifras.length > 0 && vistas.length > 0 },
  };
}
