import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  recompensas: { "/recompensas": CON_SESION },
  "recompensas/donar": { "/recompensas/donar": CON_SESION },
};
