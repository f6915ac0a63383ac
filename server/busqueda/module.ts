import type { Module } from "../platform/module";
import { busqueda as api } from "./api/busqueda";
import { routes } from "./routes";
import { openBusqueda } from "./services";

/** What can be found stands in the contexts that have it: each names it when it opens. Nothing is kept here. */
export const busqueda = {
  name: "busqueda",
  open: openBusqueda,
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: api,
  orders: {},
  routes,
} satisfies Module;
