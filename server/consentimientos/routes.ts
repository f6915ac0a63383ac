import type { Routes } from "../platform/module";

export const routes: Routes = {
  "actualizar-datos": { "/actualizar-datos": "entrar 200" },
  "mi-perfil/consentimientos": { "/mi-perfil/consentimientos": "entrar 200" },
  "mi-perfil/consentimientos/:idConsentimiento": {
    "/mi-perfil/consentimientos/{consentimiento}": "entrar 200 200 404",
  },
  "mi-perfil/consentimientos/:idConsentimiento/descarga": {
    "/mi-perfil/consentimientos/{consentimiento}/descarga": "entrar 200 200 404",
  },
  "terminos-y-condiciones": { "/terminos-y-condiciones": "200" },
  "consentimiento-usos-adicionales": { "/consentimiento-usos-adicionales": "200" },
  privacidad: { "/privacidad": "200" },
  "privacidad/medicion": { "/privacidad/medicion": "200" },
  "privacidad/datos-de-salud": { "/privacidad/datos-de-salud": "200" },
  "privacidad/test-de-bienestar": { "/privacidad/test-de-bienestar": "200" },
  sorteo: { "/sorteo": "entrar 200" },
  "sorteo/bases": { "/sorteo/bases": "200" },
  "sorteo/numeros": { "/sorteo/numeros": "404" },
};
