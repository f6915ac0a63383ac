import type { Routes } from "../platform/module";
import { CON_SESION } from "../platform/permisos";

export const routes: Routes = {
  "mi-perfil/plan": { "/mi-perfil/plan": CON_SESION },
  "mi-zona-privada/saldo": { "/mi-zona-privada/saldo": CON_SESION },
  tienda: { "/tienda": CON_SESION },
  "tienda/paquete/:idPaquete": {
    "/tienda/paquete/psicologia-3": CON_SESION,
    "/tienda/paquete/nada": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
  "tienda/canje/:idPaquete": {
    "/tienda/canje/psicologia-3": CON_SESION,
    "/tienda/canje/psicologia-6": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
  // The order of a session is not found among those of the shop.
  "tienda/compra/:idPedido": {
    "/tienda/compra/{pedido}": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
};
