import type { Routes } from "../platform/module";

export const routes: Routes = {
  "bienestar-en-vivo": { "/bienestar-en-vivo": "200" },
  "bienestar-en-vivo/talleres-y-clases": { "/bienestar-en-vivo/talleres-y-clases": "200" },
  "bienestar-en-vivo/dejar-mi-lugar": { "/bienestar-en-vivo/dejar-mi-lugar?llave=nada": "404" },
  "bienestar-en-vivo/:url": {
    "/bienestar-en-vivo/yoga-suave": "200",
    "/bienestar-en-vivo/nada": "404",
  },
  "bienestar-en-vivo/:url/taller.ics": { "/bienestar-en-vivo/yoga-suave/taller.ics": "entrar 404" },
};
