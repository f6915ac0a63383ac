import type { Routes } from "../../platform/module";

export const routes: Routes = {
  reclamo: { "/reclamo": 200, "/reclamo?paso=detalle": "302:/reclamo", "/reclamo?paso=nada": 404 },
  "reclamo/:codigo": { "/reclamo/consulta": 200, "/reclamo/0123456789ABCDEF": 200, "/reclamo/nada": 404 },
};
