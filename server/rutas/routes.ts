import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "lista-rutas": { "/lista-rutas": 200 },
  "ruta/:url": { "/ruta/noches-mas-tranquilas": 200, "/ruta/nada": 404 },
  "ruta/inicio/:uid": {
    "/ruta/inicio/noches-mas-tranquilas": CON_SESION,
    "/ruta/inicio/nada": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
  // A person without a finished route goes to the list of routes.
  "rutas/gracias": {
    "/rutas/gracias": "302:/lista-rutas",
    "/rutas/gracias?ruta=noches-mas-tranquilas": "302:/lista-rutas",
  },
  "no-recordarme": { "/no-recordarme?llave=nada": 404 },
};
