import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import { agendaDelDia } from "./agendaDelDia/noun";
import { aprobaciones } from "./aprobaciones/noun";
import { brechas } from "./brechas/noun";
import { buscar } from "./buscar/noun";
import { pedidos } from "./pedidos/noun";
import { personas } from "./personas/noun";
import { solicitudes } from "./solicitudes/noun";

const NOUNS = [agendaDelDia, buscar, personas, pedidos, aprobaciones, solicitudes, brechas] as const;

const openAtencion = () => ({ services: {} });

declare module "../platform/services" {
  interface Services {
    atencion: OpenedWith<typeof NOUNS, typeof openAtencion>["services"];
  }
}

/** The work of the staff for one person: to find them, their orders and what can be done. */
export const atencion = {
  open: openWith(NOUNS, openAtencion),
  nouns: NOUNS,
} satisfies Module;
