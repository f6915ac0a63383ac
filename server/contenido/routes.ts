import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  explorar: { "/explorar": 200 },
  herramientas: { "/herramientas": 200 },
  "herramienta/:url": {
    "/herramienta/diario-de-sueno": 200,
    "/herramienta/comer-bien-con-lo-del-mercado": 200,
    "/herramienta/nada": 404,
  },
  "herramienta/:url/descarga": {
    "/herramienta/diario-de-sueno/descarga": "302:/medios/{hoja}/herramientas/diario-de-sueno.pdf",
    "/herramienta/comer-bien-con-lo-del-mercado/descarga": 404,
  },
  "bienestar-play": { "/bienestar-play": 200, "/bienestar-play?ver=favoritos": CON_SESION },
  "bienestar-play/:url": { "/bienestar-play/respira-con-el-mar": 200, "/bienestar-play/nada": 404 },
  "bienestar-play/ver/:url": {
    "/bienestar-play/ver/respira-con-el-mar": 200,
    "/bienestar-play/ver/nada": 404,
  },
  "bienestar-play/ver/:url/avance": { "/bienestar-play/ver/respira-con-el-mar/avance": 405 },
};
