import { TEXTOS_CON_PAGINA } from "../../app/domain/consentimientos/documentos";
import type { Routes } from "../platform/module";
import { CON_SESION, PROPIA } from "../platform/permisos";

/** Address of the draw in the demonstration. */
const DEMO = "/sorteos/sorteo-de-demostracion";

export const routes: Routes = {
  "mi-perfil/consentimientos": { "/mi-perfil/consentimientos": CON_SESION },
  "mi-perfil/consentimientos/:idConsentimiento": {
    "/mi-perfil/consentimientos/{consentimiento}": PROPIA,
  },
  "mi-perfil/consentimientos/:idConsentimiento/descarga": {
    "/mi-perfil/consentimientos/{consentimiento}/descarga": PROPIA,
  },
  "privacidad/medicion": { "/privacidad/medicion": 200 },
  ...Object.fromEntries(TEXTOS_CON_PAGINA.map(({ ruta }) => [ruta.slice(1), { [ruta]: 200 }])),
  sorteos: { "/sorteos": 200 },
  "sorteos/:idSorteo": { [DEMO]: 200, "/sorteos/nada": 404 },
  "sorteos/:idSorteo/bases": { [`${DEMO}/bases`]: 200, "/sorteos/nada/bases": 404 },
  "sorteos/:idSorteo/numeros": { [`${DEMO}/numeros`]: 404 },
  sorteo: { "/sorteo": `302:${DEMO}` },
  "sorteo/bases": { "/sorteo/bases?vista=contenido": `302:${DEMO}/bases?vista=contenido` },
  "sorteo/numeros": { "/sorteo/numeros": `302:${DEMO}/numeros` },
};
