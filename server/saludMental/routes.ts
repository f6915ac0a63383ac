import type { Routes } from "../platform/module";

export const routes: Routes = {
  "programa-salud-mental": { "/programa-salud-mental": 200 },
  // A person without answers is led to the start of the programme.
  "programa-salud-mental/gracias": { "/programa-salud-mental/gracias": "302:/programa-salud-mental" },
};
