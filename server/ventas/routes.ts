import type { Routes } from "../platform/module";

export const routes: Routes = {
  "datos-de-compra": { "/datos-de-compra": "entrar 200" },
  "mi-zona-privada/pedido/:idPedido": { "/mi-zona-privada/pedido/{pedido}": "entrar 200 200 404" },
  "mi-zona-privada/comprobantes": { "/mi-zona-privada/comprobantes": "entrar 200" },
  // What was paid with a bono has none.
  "mi-zona-privada/comprobantes/:idComprobante": {
    "/mi-zona-privada/comprobantes/venta-{pedido}": "entrar 404",
  },
  gracias: { "/gracias?por=sorteo": "200" },
};
