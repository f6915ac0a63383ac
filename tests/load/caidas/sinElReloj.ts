import { falladas, type Cifra } from "../informe";

/**
 * Missed goals, measured times aside: a few seconds beside other tests say little of speed. A thing that never happened
 * is no time, and counts.
 */
export const sinElReloj = (cifras: Cifra[]) => falladas(cifras.filter(({ delReloj }) => !delReloj));
