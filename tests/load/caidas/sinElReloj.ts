import { falladas, type Cifra } from "../informe";

/**
 * Failures in the figures about admissions and refusals. Speed is left to the long form, on a machine with nothing else
 * to do: a few seconds beside other tests say little of it.
 */
export const sinElReloj = (cifras: Cifra[]) =>
  falladas(cifras.filter(({ que }) => !/p99|responde|al lado|mediana|detenido/.test(que)));
