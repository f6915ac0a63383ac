import type { Routes } from "../../platform/module";

export const routes: Routes = {
  reclamo: {
    "/reclamo": 200,
    "/reclamo?paso=detalle": "303:/reclamo?sin-borrador=1",
    "/reclamo?paso=nada": 404,
  },
  "reclamo/:codigo/hoja.pdf": {
    "/reclamo/0123456789ABCDEF/hoja.pdf": "303:/reclamo/0123456789ABCDEF",
    "/reclamo/nada/hoja.pdf": 404,
  },
  "reclamo/:codigo": { "/reclamo/consulta": 200, "/reclamo/0123456789ABCDEF": 200, "/reclamo/nada": 404 },
};
