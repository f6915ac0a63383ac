import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "mi-zona-privada/notificaciones": { "/mi-zona-privada/notificaciones": CON_SESION },
  // Only the insured person among the test people has not accepted the newest texts.
  "mi-zona-privada/terminos": {
    "/mi-zona-privada/terminos": {
      sinSesion: "entrar",
      conSesion: "303:/mi-zona-privada",
      asegurada: 200,
      otra: "303:/mi-zona-privada",
    },
  },
  "mi-zona-privada/bienvenida": { "/mi-zona-privada/bienvenida": CON_SESION },
};
