import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import { busqueda as api } from "./api/busqueda";
import { routes } from "./routes";
import { openBusqueda } from "./services";

const NOUNS = [] as const;

declare module "../platform/services" {
  interface Services {
    busqueda: OpenedWith<typeof NOUNS, typeof openBusqueda>["services"];
  }
}

/**
 * Searchable things belong to other contexts, each of which registers them when it opens. This context stores nothing.
 */
export const busqueda = {
  open: openWith(NOUNS, openBusqueda),
  endpoints: api,
  routes,
  nouns: NOUNS,
} satisfies Module;
