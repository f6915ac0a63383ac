import type { Module } from "../platform/module";
import { deContenido } from "./ordenes";
import { openContenido } from "./services";

export const contenido = {
  name: "contenido",
  open: openContenido,
  tables: {},
  personalData: {},
  repositories: () => () => ({}),
  endpoints: [],
  orders: deContenido,
  routes: {},
} satisfies Module;
