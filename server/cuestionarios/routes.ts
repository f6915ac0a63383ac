import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "test-de-bienestar": { "/test-de-bienestar": 200 },
  // A person who has neither begun nor finished a test is led to its start.
  "test-de-bienestar/formulario": { "/test-de-bienestar/formulario": "302:/test-de-bienestar" },
  "test-de-bienestar/resultados": { "/test-de-bienestar/resultados": "302:/test-de-bienestar" },
  "test-de-bienestar/recomendaciones": { "/test-de-bienestar/recomendaciones": "302:/test-de-bienestar" },
  "test-de-bienestar/como-estas.svg": { "/test-de-bienestar/como-estas.svg": CON_SESION },
  "no-preguntarme": { "/no-preguntarme?llave=nada": 404 },
  "encuesta/:id": {
    "/encuesta/el-sitio": 200,
    // A survey for one person answers 404 to everybody else.
    "/encuesta/nps": 404,
    "/encuesta/nps?llave=nada": 404,
    "/encuesta/nada": 404,
    // No address shows thanks without a sent answer.
    "/encuesta/nada?gracias=enviar": 404,
    "/encuesta/nps?gracias=no-preguntar": 404,
  },
};
