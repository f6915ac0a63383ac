import type { Routes } from "../platform/module";
import { CON_SESION, PROPIA } from "../platform/permisos";

const EXITO = "302:/resumen/exito?pedido={pedido}";
const RESUMEN = "302:/resumen?horario={horario}";

export const routes: Routes = {
  especialista: { "/especialista": 200 },
  "especialista/:especialidad/:nombre": {
    "/especialista/psicologia/lucia-mendoza": 200,
    "/especialista/psicologia/nadie": 404,
  },
  agendar: { "/agendar": CON_SESION },
  "agendar/:especialidad": { "/agendar/psicologia": CON_SESION, "/agendar/nada": 404 },
  resumen: {
    "/resumen?horario={horario}": { sinSesion: "entrar", conSesion: 200, otra: "302:/agendar" },
    "/resumen": { sinSesion: "entrar", conSesion: 200, otra: "302:/agendar" },
  },
  "resumen/carga": {
    "/resumen/carga?pedido={pedido}": { sinSesion: "entrar", conSesion: EXITO, otra: "302:/mi-zona-privada" },
  },
  "resumen/exito": {
    "/resumen/exito?pedido={pedido}": { sinSesion: "entrar", conSesion: 200, otra: "302:/mi-zona-privada" },
  },
  "resumen/error": {
    "/resumen/error?pedido={pedido}": { sinSesion: "entrar", conSesion: EXITO, otra: "302:/mi-zona-privada" },
  },
  "resumen/expirado": {
    "/resumen/expirado?horario={horario}": { sinSesion: "entrar", conSesion: RESUMEN, otra: "302:/agendar" },
  },
  reagendar: {
    "/reagendar?cita={cita}": PROPIA,
    "/reagendar": { sinSesion: "entrar", conSesion: "302:/mi-zona-privada", otra: "302:/mi-zona-privada" },
  },
  "mi-zona-privada/agenda": { "/mi-zona-privada/agenda": CON_SESION },
  "mi-zona-privada/cita/:idCita": { "/mi-zona-privada/cita/{cita}": PROPIA },
  "mi-zona-privada/cita/:idCita/cita.ics": { "/mi-zona-privada/cita/{cita}/cita.ics": PROPIA },
  "mi-zona-privada/esperas": { "/mi-zona-privada/esperas": CON_SESION },
  "lista-de-espera/salir": { "/lista-de-espera/salir?llave=nada": 404 },
  "mi-zona-privada/calendario": { "/mi-zona-privada/calendario": CON_SESION },
  "calendario/:archivo": { "/calendario/nada.ics": 404 },
  videollamada: { "/videollamada?cita={cita}": PROPIA },
  "videollamada/especialista": { "/videollamada/especialista?llave=nada": 404 },
  "videollamada/sala": { "/videollamada/sala": 404 },
  // No modal opens by itself over the page of a person with a held time, as the insured one among the test people.
  "mi-zona-privada": { "/mi-zona-privada": CON_SESION },
  ":especialidad/:nombre": {
    "/psicologia/lucia-mendoza": "301:/especialista/psicologia/lucia-mendoza",
    "/nada/nadie": 404,
  },
};
