import type { Routes } from "../platform/module";

export const routes: Routes = {
  "lista-rutas": { "/lista-rutas": "200" },
  "ruta/:url": { "/ruta/noches-mas-tranquilas": "200", "/ruta/nada": "404" },
  "ruta/inicio/:uid": {
    "/ruta/inicio/noches-mas-tranquilas": "entrar 200",
    "/ruta/inicio/nada": "entrar 404",
  },
  // Who has ended none goes to where one is begun.
  "rutas/gracias": {
    "/rutas/gracias": "302:/lista-rutas",
    "/rutas/gracias?ruta=noches-mas-tranquilas": "302:/lista-rutas",
  },
  "no-recordarme": { "/no-recordarme?llave=nada": "404" },
};
