import type { Routes } from "../platform/module";

export const routes: Routes = {
  "mi-zona-privada/notificaciones": { "/mi-zona-privada/notificaciones": "entrar 200" },
  // Only the insured one of them has not read the newest texts.
  "mi-zona-privada/terminos": {
    "/mi-zona-privada/terminos": "entrar 303:/mi-zona-privada 200 303:/mi-zona-privada",
  },
  "mi-zona-privada/bienvenida": { "/mi-zona-privada/bienvenida": "entrar 200" },
};
