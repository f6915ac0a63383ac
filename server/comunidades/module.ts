import type { Module } from "../platform/module";
import { personalData } from "./personalData";
import { openComunidades } from "./services";
import { tables } from "./tables";

export const comunidades = {
  name: "comunidades",
  open: openComunidades,
  tables,
  personalData,
  repositories: () => () => ({}),
  endpoints: [],
  orders: {},
  routes: {},
} satisfies Module;
