import type { Routes } from "../platform/module";

export const routes: Routes = {
  "iniciar-sesion/:cara?": {
    "/iniciar-sesion": "200 302:/mi-zona-privada",
    "/iniciar-sesion/rimac": "200 302:/mi-zona-privada",
    "/iniciar-sesion/nada": "404",
  },
  "iniciar-sesion/rimac/entrar": {
    "/iniciar-sesion/rimac/entrar":
      "303:/iniciar-sesion/rimac?redirect=%2Fmi-zona-privada 302:/mi-zona-privada",
  },
  "iniciar-sesion/rimac/retorno": {
    "/iniciar-sesion/rimac/retorno": "303:/iniciar-sesion/rimac?error=autenticacion",
  },
  "registro/:paso?": {
    "/registro": "200 302:/mi-zona-privada",
    "/registro/codigo": "303:/registro 302:/mi-zona-privada",
    "/registro/nada": "404 302:/mi-zona-privada",
  },
  "registro-app/:paso?": { "/registro-app": "200 302:/mi-zona-privada" },
  "recuperar-clave/:paso?": {
    "/recuperar-clave": "200",
    "/recuperar-clave/codigo": "302:/recuperar-clave",
    "/recuperar-clave/nada": "404",
  },
  "cerrar-sesion": { "/cerrar-sesion": "302:/" },
  "mi-perfil/seguridad": { "/mi-perfil/seguridad": "entrar 200" },
  "mi-perfil/sesiones": { "/mi-perfil/sesiones": "entrar 200" },
  "mi-perfil/mis-datos": {
    "/mi-perfil/mis-datos": "entrar 302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos",
  },
  "mi-perfil/mis-datos/descarga": {
    "/mi-perfil/mis-datos/descarga":
      "entrar 302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos%2Fdescarga",
  },
  "mi-perfil/mis-datos/eliminacion": { "/mi-perfil/mis-datos/eliminacion": "entrar 200" },
  "mi-perfil": { "/mi-perfil": "entrar 200" },
  "mi-perfil/confirmar": { "/mi-perfil/confirmar": "entrar 200" },
  "mi-perfil/verificacion": { "/mi-perfil/verificacion": "entrar 200" },
  "mi-perfil/acceso-de-asegurado": { "/mi-perfil/acceso-de-asegurado": "entrar 302:/mi-perfil" },
  "iniciar-sesion/verificacion": { "/iniciar-sesion/verificacion": "302:/iniciar-sesion" },
  "mi-zona-privada/preferencias": { "/mi-zona-privada/preferencias": "entrar 200" },
  "actualizar-datos": { "/actualizar-datos": "entrar 200" },
  "mi-perfil/deshacer": { "/mi-perfil/deshacer": "200" },
  "mi-perfil/deshacer-correo": { "/mi-perfil/deshacer-correo": "200" },
};
