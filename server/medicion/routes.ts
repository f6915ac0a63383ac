import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "scanner-bienestar": { "/scanner-bienestar": 200 },
  "scanner-bienestar/a-mano": { "/scanner-bienestar/a-mano": 200 },
  "mi-zona-privada/mediciones": { "/mi-zona-privada/mediciones": CON_SESION },
};
