import type { Routes } from "../platform/module";

export const routes: Routes = {
  explorar: { "/explorar": "200" },
  herramientas: { "/herramientas": "200" },
  "herramienta/:url": {
    "/herramienta/diario-de-sueno": "200",
    "/herramienta/comer-bien-con-lo-del-mercado": "200",
    "/herramienta/nada": "404",
  },
  "herramienta/:url/descarga": {
    "/herramienta/diario-de-sueno/descarga": "302:/medios/{hoja}/herramientas/diario-de-sueno.pdf",
    "/herramienta/comer-bien-con-lo-del-mercado/descarga": "404",
  },
};
