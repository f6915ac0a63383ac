import type { Routes } from "../platform/module";

export const routes: Routes = {
  "test-de-bienestar": { "/test-de-bienestar": "200" },
  // Who has nothing begun, or nothing ended, goes to where it is begun.
  "test-de-bienestar/formulario": { "/test-de-bienestar/formulario": "302:/test-de-bienestar" },
  "test-de-bienestar/resultados": { "/test-de-bienestar/resultados": "302:/test-de-bienestar" },
  "test-de-bienestar/recomendaciones": { "/test-de-bienestar/recomendaciones": "302:/test-de-bienestar" },
};
