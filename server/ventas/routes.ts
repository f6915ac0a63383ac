import type { Routes } from "../platform/module";
import { CON_SESION, PROPIA } from "../platform/permisos";

export const routes: Routes = {
  "datos-de-compra": { "/datos-de-compra": CON_SESION },
  "mi-zona-privada/pedido/:idPedido": { "/mi-zona-privada/pedido/{pedido}": PROPIA },
  "mi-zona-privada/comprobantes": { "/mi-zona-privada/comprobantes": CON_SESION },
  // An order paid with a prepaid session (`bono`) has no receipt.
  "mi-zona-privada/comprobantes/:idComprobante": {
    "/mi-zona-privada/comprobantes/venta-{pedido}": { sinSesion: "entrar", conSesion: 404, otra: 404 },
  },
  gracias: { "/gracias?por=sorteo": 200 },
};
