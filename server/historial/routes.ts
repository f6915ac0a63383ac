import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "historico/logros": { "/historico/logros": CON_SESION },
  "mi-zona-privada/historial": { "/mi-zona-privada/historial": CON_SESION },
  "mi-zona-privada/historial/descarga": {
    "/mi-zona-privada/historial/descarga": {
      sinSesion: "entrar",
      conSesion: "302:/mi-perfil/confirmar?redirect=%2Fmi-zona-privada%2Fhistorial%2Fdescarga",
      otra: "302:/mi-perfil/confirmar?redirect=%2Fmi-zona-privada%2Fhistorial%2Fdescarga",
    },
  },
};
