import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "iniciar-sesion/:cara?": {
    "/iniciar-sesion": { sinSesion: 200, conSesion: "302:/mi-zona-privada", otra: "302:/mi-zona-privada" },
    "/iniciar-sesion/rimac": {
      sinSesion: 200,
      conSesion: "302:/mi-zona-privada",
      otra: "302:/mi-zona-privada",
    },
    "/iniciar-sesion/nada": 404,
  },
  "iniciar-sesion/rimac/entrar": {
    "/iniciar-sesion/rimac/entrar": {
      sinSesion: "303:/iniciar-sesion/rimac?redirect=%2Fmi-zona-privada",
      conSesion: "302:/mi-zona-privada",
      otra: "302:/mi-zona-privada",
    },
  },
  "iniciar-sesion/rimac/retorno": {
    "/iniciar-sesion/rimac/retorno": "303:/iniciar-sesion/rimac?error=autenticacion",
  },
  "registro/:paso?": {
    "/registro": { sinSesion: 200, conSesion: "302:/mi-zona-privada", otra: "302:/mi-zona-privada" },
    "/registro/codigo": {
      sinSesion: "303:/registro",
      conSesion: "302:/mi-zona-privada",
      otra: "302:/mi-zona-privada",
    },
    "/registro/nada": { sinSesion: 404, conSesion: "302:/mi-zona-privada", otra: "302:/mi-zona-privada" },
  },
  "registro-app/:paso?": {
    "/registro-app": { sinSesion: 200, conSesion: "302:/mi-zona-privada", otra: "302:/mi-zona-privada" },
  },
  "recuperar-clave/:paso?": {
    "/recuperar-clave": 200,
    "/recuperar-clave/codigo": "302:/recuperar-clave",
    "/recuperar-clave/nada": 404,
  },
  "cerrar-sesion": { "/cerrar-sesion": "302:/" },
  "mi-perfil/seguridad": { "/mi-perfil/seguridad": CON_SESION },
  "mi-perfil/sesiones": { "/mi-perfil/sesiones": CON_SESION },
  "mi-perfil/mis-datos": {
    "/mi-perfil/mis-datos": {
      sinSesion: "entrar",
      conSesion: "302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos",
      otra: "302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos",
    },
  },
  "mi-perfil/mis-datos/descarga": {
    "/mi-perfil/mis-datos/descarga": {
      sinSesion: "entrar",
      conSesion: "302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos%2Fdescarga",
      otra: "302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos%2Fdescarga",
    },
  },
  "mi-perfil/mis-datos/eliminacion": { "/mi-perfil/mis-datos/eliminacion": CON_SESION },
  "mi-perfil": { "/mi-perfil": CON_SESION },
  "mi-perfil/confirmar": { "/mi-perfil/confirmar": CON_SESION },
  "mi-perfil/verificacion": { "/mi-perfil/verificacion": CON_SESION },
  "mi-perfil/acceso-de-asegurado": {
    "/mi-perfil/acceso-de-asegurado": {
      sinSesion: "entrar",
      conSesion: "302:/mi-perfil",
      otra: "302:/mi-perfil",
    },
  },
  "iniciar-sesion/verificacion": { "/iniciar-sesion/verificacion": "302:/iniciar-sesion" },
  "mi-zona-privada/preferencias": { "/mi-zona-privada/preferencias": CON_SESION },
  "actualizar-datos": { "/actualizar-datos": CON_SESION },
  "mi-perfil/deshacer": { "/mi-perfil/deshacer": 200 },
};
