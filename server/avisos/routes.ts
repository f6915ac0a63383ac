import type { Routes } from "../platform/module";

export const routes: Routes = {
  "mi-zona-privada/notificaciones": { "/mi-zona-privada/notificaciones": "entrar 200" },
};
