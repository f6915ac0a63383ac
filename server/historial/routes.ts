import type { Routes } from "../platform/module";

export const routes: Routes = {
  "historico/logros": { "/historico/logros": "entrar 200" },
  "mi-zona-privada/historial": { "/mi-zona-privada/historial": "entrar 200" },
  "mi-zona-privada/historial/descarga": {
    "/mi-zona-privada/historial/descarga":
      "entrar 302:/mi-perfil/confirmar?redirect=%2Fmi-zona-privada%2Fhistorial%2Fdescarga",
  },
};
