import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  recompensas: { "/recompensas": CON_SESION },
};
