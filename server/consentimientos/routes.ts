import { TEXTOS_CON_PAGINA } from "../../app/domain/consentimientos/documentos";
import type { Routes } from "../platform/module";

export const routes: Routes = {
  "mi-perfil/consentimientos": { "/mi-perfil/consentimientos": "entrar 200" },
  "mi-perfil/consentimientos/:idConsentimiento": {
    "/mi-perfil/consentimientos/{consentimiento}": "entrar 200 200 404",
  },
  "mi-perfil/consentimientos/:idConsentimiento/descarga": {
    "/mi-perfil/consentimientos/{consentimiento}/descarga": "entrar 200 200 404",
  },
  "privacidad/medicion": { "/privacidad/medicion": "200" },
  ...Object.fromEntries(TEXTOS_CON_PAGINA.map(({ ruta }) => [ruta.slice(1), { [ruta]: "200" }])),
  sorteo: { "/sorteo": "200" },
  "sorteo/bases": { "/sorteo/bases": "200" },
  "sorteo/numeros": { "/sorteo/numeros": "404" },
};
