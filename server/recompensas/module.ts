import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import { campanias } from "./campanias/noun";
import { endpoints as donaciones } from "./donaciones/api";
import { routes } from "./routes";
import { ruleta } from "./ruleta/noun";
import { openRecompensas } from "./services";

const NOUNS = [campanias, ruleta] as const;

declare module "../platform/services" {
  interface Services {
    recompensas: OpenedWith<typeof NOUNS, typeof openRecompensas>["services"];
  }
}

export const recompensas = {
  open: openWith(NOUNS, openRecompensas),
  endpoints: donaciones,
  routes,
  nouns: NOUNS,
} satisfies Module;
