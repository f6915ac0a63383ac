import type { Module } from "../platform/module";
import { routes } from "./routes";
import { openRecompensas } from "./services";

export const recompensas = {
  name: "recompensas",
  open: openRecompensas,
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: [],
  orders: {},
  routes,
} satisfies Module;
