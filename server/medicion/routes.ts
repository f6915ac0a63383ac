import type { Routes } from "../platform/module";

export const routes: Routes = {
  "scanner-bienestar": { "/scanner-bienestar": "200" },
  "scanner-bienestar/a-mano": { "/scanner-bienestar/a-mano": "200" },
  "mi-zona-privada/mediciones": { "/mi-zona-privada/mediciones": "entrar 200" },
};
