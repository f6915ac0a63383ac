import type { Page } from "@playwright/test";
import { conSesion, type Pantalla } from "../../support/pantalla";
import { escribirCupon, ESPERA_LARGA, pagarCon, resumenDeErrores, TARJETA } from "../../support/pasos";
import type { TestServer } from "../../support/server";

/** Buys a pack and stays on the page of the purchase. */
async function comprar(page: Page, server: TestServer) {
  await conSesion(page, server, "/tienda");
  await page.getByRole("link", { name: "Comprar 3 bonos de Psicología" }).click();
  await page.getByRole("button", { name: "Pagar" }).click();
  await pagarCon(page, TARJETA.aprobada);
  await page.getByRole("button", { name: "Devolver el paquete" }).waitFor({ timeout: ESPERA_LARGA });
}

/** Screens of purchases other than sessions, and of receipts, for the walk over the site. */
export const pantallas: Pantalla[] = [
  {
    nombre: "purchase data, with errors",
    titulo: /Datos de compra/,
    pagina: "features/ventas/comprobantes/datosDeCompra.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/datos-de-compra");
      await page.getByLabel("Factura, con RUC").check();
      await page.getByRole("button", { name: "Guardar" }).click();
      await resumenDeErrores(page).waitFor();
    },
  },
  {
    nombre: "shop",
    titulo: /Tienda/,
    pagina: "features/paquetes/tienda/tienda.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/tienda"),
  },
  {
    nombre: "a pack with a coupon",
    titulo: /3 bonos de Psicología/,
    pagina: "features/paquetes/tienda/paquete.route.tsx",
    async llegar(page, server) {
      await conSesion(page, server, "/tienda/paquete/psicologia-3");
      await escribirCupon(page, "PAQUETE10");
      await page.getByRole("button", { name: "Aplicar" }).click();
      await page.getByText("Cupón PAQUETE10").first().waitFor();
    },
  },
  {
    nombre: "a pack for coins",
    titulo: /Canjea 3 bonos/,
    pagina: "features/paquetes/tienda/canje.route.tsx",
    llegar: (page, server) => conSesion(page, server, "/tienda/canje/psicologia-3"),
  },
  {
    nombre: "a plan of several specialties",
    titulo: /Equilibrio/,
    llegar: (page, server) => conSesion(page, server, "/tienda/paquete/plan-equilibrio"),
  },
  {
    nombre: "a pack that was bought",
    titulo: /Tus bonos ya están/,
    pagina: "features/paquetes/tienda/compra.route.tsx",
    llegar: comprar,
  },
  {
    nombre: "a receipt",
    titulo: /Boleta de venta electrónica/,
    pagina: "features/ventas/comprobantes/comprobante.route.tsx",
    async llegar(page, server) {
      await comprar(page, server);
      await page.getByRole("link", { name: "Ver tu comprobante" }).click();
    },
  },
];
