import type { Module } from "../platform/module";
import { openWith } from "../platform/noun";
import { campanias } from "./campanias/noun";
import { endpoints as donaciones } from "./donaciones/api";
import { routes } from "./routes";
import { ruleta } from "./ruleta/noun";
import { openRecompensas } from "./services";

const NOUNS = [campanias, ruleta] as const;

export const recompensas = {
  open: openWith(NOUNS, openRecompensas),
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: donaciones,
  orders: {},
  routes,
  nouns: NOUNS,
} satisfies Module;
