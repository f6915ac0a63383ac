import type { Module } from "../platform/module";
import { openWith } from "../platform/noun";
import { agendaDelDia } from "./agendaDelDia/noun";
import { aprobaciones } from "./aprobaciones/noun";
import { brechas } from "./brechas/noun";
import { buscar } from "./buscar/noun";
import { pedidos } from "./pedidos/noun";
import { personas } from "./personas/noun";
import { solicitudes } from "./solicitudes/noun";

const NOUNS = [agendaDelDia, buscar, personas, pedidos, aprobaciones, solicitudes, brechas] as const;

const open = openWith(NOUNS, () => ({ services: {} }));

declare module "../platform/services" {
  interface Services {
    atencion: ReturnType<typeof open>["services"];
  }
}

/** The work of the staff for one person: to find them, their orders and what can be done. */
export const atencion = {
  open,
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: [],
  orders: {},
  routes: {},
  nouns: NOUNS,
} satisfies Module;
