import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import { adjuntos } from "./adjuntos/noun";
import { feriados } from "./feriados/noun";
import { hojas } from "./hojas/noun";
import { orders } from "./ordenes";
import { respuestas } from "./respuestas/noun";

/** Tables that refer to others come first in a person's data. */
const NOUNS = [adjuntos, respuestas, hojas, feriados] as const;

const openReclamos = () => ({ services: {} });

declare module "../platform/services" {
  interface Services {
    reclamos: OpenedWith<typeof NOUNS, typeof openReclamos>["services"];
  }
}

export const reclamos = {
  open: openWith(NOUNS, openReclamos),
  orders,
  nouns: NOUNS,
} satisfies Module;
