import type { Routes } from "../platform/module";

const EXITO = "302:/resumen/exito?pedido={pedido}";
const RESUMEN = "302:/resumen?horario={horario}";

export const routes: Routes = {
  especialista: { "/especialista": "200" },
  "especialista/:especialidad/:nombre": {
    "/especialista/psicologia/lucia-mendoza": "200",
    "/especialista/psicologia/nadie": "404",
  },
  agendar: { "/agendar": "entrar 200" },
  "agendar/:especialidad": { "/agendar/psicologia": "entrar 200", "/agendar/nada": "404" },
  resumen: {
    "/resumen?horario={horario}": "entrar 200 200 302:/agendar",
    "/resumen": "entrar 200 200 302:/agendar",
  },
  "resumen/carga": { "/resumen/carga?pedido={pedido}": `entrar ${EXITO} ${EXITO} 302:/mi-zona-privada` },
  "resumen/exito": { "/resumen/exito?pedido={pedido}": "entrar 200 200 302:/mi-zona-privada" },
  "resumen/error": { "/resumen/error?pedido={pedido}": `entrar ${EXITO} ${EXITO} 302:/mi-zona-privada` },
  "resumen/expirado": {
    "/resumen/expirado?horario={horario}": `entrar ${RESUMEN} ${RESUMEN} 302:/agendar`,
  },
  reagendar: {
    "/reagendar?cita={cita}": "entrar 200 200 404",
    "/reagendar": "entrar 302:/mi-zona-privada",
  },
  "mi-zona-privada/cita/:idCita": { "/mi-zona-privada/cita/{cita}": "entrar 200 200 404" },
  "mi-zona-privada/cita/:idCita/cita.ics": { "/mi-zona-privada/cita/{cita}/cita.ics": "entrar 200 200 404" },
  "mi-zona-privada/esperas": { "/mi-zona-privada/esperas": "entrar 200" },
  "lista-de-espera/salir": { "/lista-de-espera/salir?llave=nada": "404" },
  "mi-zona-privada/calendario": { "/mi-zona-privada/calendario": "entrar 200" },
  "calendario/:archivo": { "/calendario/nada.ics": "404" },
  videollamada: { "/videollamada?cita={cita}": "entrar 200 200 404" },
  "videollamada/especialista": { "/videollamada/especialista?llave=nada": "404" },
  "videollamada/sala": { "/videollamada/sala": "404" },
  // Only the insured one of them has not read the newest texts: they come first.
  "mi-zona-privada": { "/mi-zona-privada": "entrar 200 302:/mi-zona-privada?modal=bienvenida 200" },
  ":especialidad/:nombre": {
    "/psicologia/lucia-mendoza": "301:/especialista/psicologia/lucia-mendoza",
    "/nada/nadie": "404",
  },
};
