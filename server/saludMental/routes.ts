import type { Routes } from "../platform/module";

export const routes: Routes = {
  "programa-salud-mental": { "/programa-salud-mental": "200" },
  // Who has answered nothing goes to where it is begun.
  "programa-salud-mental/gracias": { "/programa-salud-mental/gracias": "302:/programa-salud-mental" },
};
