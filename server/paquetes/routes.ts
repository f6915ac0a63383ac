import type { Routes } from "../platform/module";

export const routes: Routes = {
  "mi-perfil/plan": { "/mi-perfil/plan": "entrar 200" },
  "mi-zona-privada/saldo": { "/mi-zona-privada/saldo": "entrar 200" },
  tienda: { "/tienda": "entrar 200" },
  "tienda/paquete/:idPaquete": {
    "/tienda/paquete/psicologia-3": "entrar 200",
    "/tienda/paquete/nada": "entrar 404",
  },
  "tienda/canje/:idPaquete": {
    "/tienda/canje/psicologia-3": "entrar 200",
    "/tienda/canje/psicologia-6": "entrar 404",
  },
  // The order of a session is none of the shop's.
  "tienda/compra/:idPedido": { "/tienda/compra/{pedido}": "entrar 404" },
};
