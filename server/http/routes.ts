import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "/": { "/": 200 },
  "desarrollo/videollamada": { "/desarrollo/videollamada": CON_SESION },
  puente: { "/puente?m=x": 400 },
  visor: {
    "/visor?documento=terminos": 200,
    "/visor?documento=/documentos/bases-del-sorteo-2026-11.pdf": 200,
    "/visor?documento=/medios/{hoja}/herramientas/diario-de-sueno.pdf": 200,
    "/visor?documento=nada": 404,
    "/visor?documento=/documentos/bases-del-sorteo-1999-01.pdf": 404,
    "/visor?documento=/medios/{hoja}/herramientas/nada.pdf": 404,
  },
  "desarrollo/componentes": { "/desarrollo/componentes": 200 },
  "desarrollo/correo": { "/desarrollo/correo": 200 },
  "*": { "/nada": 404 },
  ayuda: { "/ayuda": 200 },
};
