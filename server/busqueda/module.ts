import type { Module } from "../platform/module";
import { busqueda as api } from "./api/busqueda";
import { routes } from "./routes";
import { openBusqueda } from "./services";

/**
 * Searchable things belong to other contexts, each of which registers them when it opens. This context stores nothing.
 */
export const busqueda = {
  open: openBusqueda,
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: api,
  orders: {},
  routes,
} satisfies Module;
