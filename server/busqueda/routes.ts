import type { Routes } from "../platform/module";

export const routes: Routes = {
  buscar: { "/buscar": 200, "/buscar?q=respirar": 200, "/buscar?q=nada-de-nada": 200 },
  "buscar/sugerencias": { "/buscar/sugerencias?q=respi": 200 },
};
