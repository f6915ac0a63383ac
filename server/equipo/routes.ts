import type { Routes } from "../platform/module";

/** On the public listener no page of the staff exists, whoever asks: `server/http/staff.ts` serves them. */
export const routes: Routes = {
  equipo: { "/equipo": 404 },
  "equipo/entrar": { "/equipo/entrar": 404 },
  "equipo/entrar/cuenta": { "/equipo/entrar/cuenta": 404 },
  "equipo/entrar/retorno": { "/equipo/entrar/retorno": 404 },
  "equipo/entrar/confirmado": { "/equipo/entrar/confirmado": 404 },
  "equipo/invitacion": { "/equipo/invitacion": 404 },
  "equipo/segundo-factor": { "/equipo/segundo-factor": 404 },
  "equipo/respaldos": { "/equipo/respaldos": 404 },
  "equipo/salir": { "/equipo/salir": 404 },
  "equipo/guardia": { "/equipo/guardia": 404 },
  "equipo/registro/exportar": { "/equipo/registro/exportar": 404 },
  "equipo/registro": { "/equipo/registro": 404 },
  "equipo/accesos": { "/equipo/accesos": 404 },
  "equipo/medicion/encuestas": { "/equipo/medicion/encuestas": 404 },
  "equipo/medicion/cupones": { "/equipo/medicion/cupones": 404 },
  "equipo/medicion/cupones/:codigo": { "/equipo/medicion/cupones/BIENESTAR20": 404 },
  "equipo/talleres": { "/equipo/talleres": 404 },
  "equipo/talleres/:uid/:fecha": { "/equipo/talleres/yoga-suave/2026-12-02": 404 },
  "equipo/moderacion": { "/equipo/moderacion": 404 },
  "equipo/moderacion/:idRevision": { "/equipo/moderacion/algo": 404 },
};
