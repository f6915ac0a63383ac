import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import { buscar } from "./buscar/noun";
import { pedidos } from "./pedidos/noun";
import { personas } from "./personas/noun";

const NOUNS = [buscar, personas, pedidos] as const;

const openAtencion = () => ({ services: {} });

declare module "../platform/services" {
  interface Services {
    atencion: OpenedWith<typeof NOUNS, ReturnType<typeof openAtencion>>["services"];
  }
}

/** The work of the staff for one person: to find them, their orders and what can be done. */
export const atencion = {
  name: "atencion",
  open: openWith(NOUNS, openAtencion),
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: [],
  orders: {},
  routes: {},
  nouns: NOUNS,
} satisfies Module;
