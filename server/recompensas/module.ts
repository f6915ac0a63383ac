import type { Module } from "../platform/module";
import { routes } from "./routes";
import { ruleta } from "./ruleta/noun";
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
  nouns: [ruleta],
} satisfies Module;
